// Made by Scripts/carry.sh: do not edit.
#include "carried.h"

static const unsigned char f0[] = {
#embed "../../content/clean/api/api-layer.md" suffix(, )
0};
static const unsigned char f1[] = {
#embed "../../content/clean/api/endpoint.md" suffix(, )
0};
static const unsigned char f2[] = {
#embed "../../content/clean/api/http-client.md" suffix(, )
0};
static const unsigned char f3[] = {
#embed "../../content/clean/api/private-decodable.md" suffix(, )
0};
static const unsigned char f4[] = {
#embed "../../content/clean/api/static-mapper.md" suffix(, )
0};
static const unsigned char f5[] = {
#embed "../../content/clean/build-a-feature.md" suffix(, )
0};
static const unsigned char f6[] = {
#embed "../../content/clean/cache/cache-layer.md" suffix(, )
0};
static const unsigned char f7[] = {
#embed "../../content/clean/cache/cache-policy.md" suffix(, )
0};
static const unsigned char f8[] = {
#embed "../../content/clean/cache/core-data-in-memory.md" suffix(, )
0};
static const unsigned char f9[] = {
#embed "../../content/clean/cache/in-memory-store.md" suffix(, )
0};
static const unsigned char f10[] = {
#embed "../../content/clean/cache/local-loader.md" suffix(, )
0};
static const unsigned char f11[] = {
#embed "../../content/clean/cache/local-models.md" suffix(, )
0};
static const unsigned char f12[] = {
#embed "../../content/clean/cache/managed-object-model.md" suffix(, )
0};
static const unsigned char f13[] = {
#embed "../../content/clean/cache/store-protocol.md" suffix(, )
0};
static const unsigned char f14[] = {
#embed "../../content/clean/composition/adapter-cancels.md" suffix(, )
0};
static const unsigned char f15[] = {
#embed "../../content/clean/composition/composer.md" suffix(, )
0};
static const unsigned char f16[] = {
#embed "../../content/clean/composition/composition-root.md" suffix(, )
0};
static const unsigned char f17[] = {
#embed "../../content/clean/composition/composition-types.md" suffix(, )
0};
static const unsigned char f18[] = {
#embed "../../content/clean/composition/creates-nothing.md" suffix(, )
0};
static const unsigned char f19[] = {
#embed "../../content/clean/composition/debug-scene-delegate.md" suffix(, )
0};
static const unsigned char f20[] = {
#embed "../../content/clean/composition/loading-guard.md" suffix(, )
0};
static const unsigned char f21[] = {
#embed "../../content/clean/composition/navigation-closures.md" suffix(, )
0};
static const unsigned char f22[] = {
#embed "../../content/clean/composition/no-singletons.md" suffix(, )
0};
static const unsigned char f23[] = {
#embed "../../content/clean/composition/presentation-adapter.md" suffix(, )
0};
static const unsigned char f24[] = {
#embed "../../content/clean/composition/scheduler.md" suffix(, )
0};
static const unsigned char f25[] = {
#embed "../../content/clean/composition/service.md" suffix(, )
0};
static const unsigned char f26[] = {
#embed "../../content/clean/composition/store-fallback.md" suffix(, )
0};
static const unsigned char f27[] = {
#embed "../../content/clean/composition/view-adapter.md" suffix(, )
0};
static const unsigned char f28[] = {
#embed "../../content/clean/composition/weak-proxy.md" suffix(, )
0};
static const unsigned char f29[] = {
#embed "../../content/clean/concurrency/cache-validation.md" suffix(, )
0};
static const unsigned char f30[] = {
#embed "../../content/clean/concurrency/capture-the-store.md" suffix(, )
0};
static const unsigned char f31[] = {
#embed "../../content/clean/concurrency/domain-is-not-isolated.md" suffix(, )
0};
static const unsigned char f32[] = {
#embed "../../content/clean/concurrency/main-actor.md" suffix(, )
0};
static const unsigned char f33[] = {
#embed "../../content/clean/concurrency/main-thread-check.md" suffix(, )
0};
static const unsigned char f34[] = {
#embed "../../content/clean/concurrency/no-unchecked-sendable.md" suffix(, )
0};
static const unsigned char f35[] = {
#embed "../../content/clean/concurrency/other-questions.md" suffix(, )
0};
static const unsigned char f36[] = {
#embed "../../content/clean/concurrency/prefer-async.md" suffix(, )
0};
static const unsigned char f37[] = {
#embed "../../content/clean/concurrency/sendable-closures.md" suffix(, )
0};
static const unsigned char f38[] = {
#embed "../../content/clean/concurrency/strict-concurrency.md" suffix(, )
0};
static const unsigned char f39[] = {
#embed "../../content/clean/concurrency/task-immediate-fallback.md" suffix(, )
0};
static const unsigned char f40[] = {
#embed "../../content/clean/concurrency/task-immediate.md" suffix(, )
0};
static const unsigned char f41[] = {
#embed "../../content/clean/concurrency/thread-sanitizer.md" suffix(, )
0};
static const unsigned char f42[] = {
#embed "../../content/clean/conflicts/concrete-types.md" suffix(, )
0};
static const unsigned char f43[] = {
#embed "../../content/clean/conflicts/conflicts.md" suffix(, )
0};
static const unsigned char f44[] = {
#embed "../../content/clean/conflicts/environment-or-init.md" suffix(, )
0};
static const unsigned char f45[] = {
#embed "../../content/clean/conflicts/foundation-only.md" suffix(, )
0};
static const unsigned char f46[] = {
#embed "../../content/clean/conflicts/generic-first.md" suffix(, )
0};
static const unsigned char f47[] = {
#embed "../../content/clean/conflicts/isolated-store.md" suffix(, )
0};
static const unsigned char f48[] = {
#embed "../../content/clean/conflicts/make-sut-everywhere.md" suffix(, )
0};
static const unsigned char f49[] = {
#embed "../../content/clean/conflicts/testable-import.md" suffix(, )
0};
static const unsigned char f50[] = {
#embed "../../content/clean/conflicts/xcode-targets.md" suffix(, )
0};
static const unsigned char f51[] = {
#embed "../../content/clean/feature-decision-tree.md" suffix(, )
0};
static const unsigned char f52[] = {
#embed "../../content/clean/feature/domain-models.md" suffix(, )
0};
static const unsigned char f53[] = {
#embed "../../content/clean/feature/feature-layer.md" suffix(, )
0};
static const unsigned char f54[] = {
#embed "../../content/clean/feature/last-page-has-no-load-more.md" suffix(, )
0};
static const unsigned char f55[] = {
#embed "../../content/clean/feature/paginated.md" suffix(, )
0};
static const unsigned char f56[] = {
#embed "../../content/clean/glossary.yml" suffix(, )
0};
static const unsigned char f57[] = {
#embed "../../content/clean/gotchas.md" suffix(, )
0};
static const unsigned char f58[] = {
#embed "../../content/clean/guardrails.md" suffix(, )
0};
static const unsigned char f59[] = {
#embed "../../content/clean/guide.md" suffix(, )
0};
static const unsigned char f60[] = {
#embed "../../content/clean/key-patterns.md" suffix(, )
0};
static const unsigned char f61[] = {
#embed "../../content/clean/layers/framework-free-modules.md" suffix(, )
0};
static const unsigned char f62[] = {
#embed "../../content/clean/layers/layer-table.md" suffix(, )
0};
static const unsigned char f63[] = {
#embed "../../content/clean/layers/packages.md" suffix(, )
0};
static const unsigned char f64[] = {
#embed "../../content/clean/layers/protocol-boundaries.md" suffix(, )
0};
static const unsigned char f65[] = {
#embed "../../content/clean/presentation/load-resource-presenter.md" suffix(, )
0};
static const unsigned char f66[] = {
#embed "../../content/clean/presentation/localized-errors.md" suffix(, )
0};
static const unsigned char f67[] = {
#embed "../../content/clean/presentation/presentation-layer.md" suffix(, )
0};
static const unsigned char f68[] = {
#embed "../../content/clean/presentation/presenter-output.md" suffix(, )
0};
static const unsigned char f69[] = {
#embed "../../content/clean/process/no-early-generics.md" suffix(, )
0};
static const unsigned char f70[] = {
#embed "../../content/clean/reference-router.md" suffix(, )
0};
static const unsigned char f71[] = {
#embed "../../content/clean/rulebook.yml" suffix(, )
0};
static const unsigned char f72[] = {
#embed "../../content/clean/symptoms/cache-validation.md" suffix(, )
0};
static const unsigned char f73[] = {
#embed "../../content/clean/symptoms/core-data-crash.md" suffix(, )
0};
static const unsigned char f74[] = {
#embed "../../content/clean/symptoms/debug-code.md" suffix(, )
0};
static const unsigned char f75[] = {
#embed "../../content/clean/symptoms/duplicate-requests.md" suffix(, )
0};
static const unsigned char f76[] = {
#embed "../../content/clean/symptoms/next-page.md" suffix(, )
0};
static const unsigned char f77[] = {
#embed "../../content/clean/symptoms/real-infrastructure.md" suffix(, )
0};
static const unsigned char f78[] = {
#embed "../../content/clean/symptoms/retain-cycle.md" suffix(, )
0};
static const unsigned char f79[] = {
#embed "../../content/clean/symptoms/sendable-warning.md" suffix(, )
0};
static const unsigned char f80[] = {
#embed "../../content/clean/symptoms/symptoms.md" suffix(, )
0};
static const unsigned char f81[] = {
#embed "../../content/clean/symptoms/ui-import.md" suffix(, )
0};
static const unsigned char f82[] = {
#embed "../../content/clean/testing/acceptance-tests.md" suffix(, )
0};
static const unsigned char f83[] = {
#embed "../../content/clean/testing/dummy-scene.md" suffix(, )
0};
static const unsigned char f84[] = {
#embed "../../content/clean/testing/leak-check.md" suffix(, )
0};
static const unsigned char f85[] = {
#embed "../../content/clean/testing/loader-spy.md" suffix(, )
0};
static const unsigned char f86[] = {
#embed "../../content/clean/testing/make-sut.md" suffix(, )
0};
static const unsigned char f87[] = {
#embed "../../content/clean/testing/project-test-framework.md" suffix(, )
0};
static const unsigned char f88[] = {
#embed "../../content/clean/testing/public-api-tests.md" suffix(, )
0};
static const unsigned char f89[] = {
#embed "../../content/clean/testing/shared-specs.md" suffix(, )
0};
static const unsigned char f90[] = {
#embed "../../content/clean/testing/test-doubles.md" suffix(, )
0};
static const unsigned char f91[] = {
#embed "../../content/clean/testing/test-names.md" suffix(, )
0};
static const unsigned char f92[] = {
#embed "../../content/clean/testing/widen-on-purpose.md" suffix(, )
0};
static const unsigned char f93[] = {
#embed "../../content/clean/ui/cell-controller.md" suffix(, )
0};
static const unsigned char f94[] = {
#embed "../../content/clean/ui/dynamic-type.md" suffix(, )
0};
static const unsigned char f95[] = {
#embed "../../content/clean/ui/stale-cells.md" suffix(, )
0};
static const unsigned char f96[] = {
#embed "../../content/clean/ui/swiftui-layer.md" suffix(, )
0};
static const unsigned char f97[] = {
#embed "../../content/clean/ui/uikit-layer.md" suffix(, )
0};
static const unsigned char f98[] = {
#embed "../../content/clean/verification-checklist.md" suffix(, )
0};
static const unsigned char f99[] = {
#embed "../../content/clean/what-is-clean-modular.md" suffix(, )
0};
static const unsigned char f100[] = {
#embed "../../content/ledger.json" suffix(, )
0};
static const unsigned char f101[] = {
#embed "../../content/luca/composition/app-delegate.md" suffix(, )
0};
static const unsigned char f102[] = {
#embed "../../content/luca/composition/app-entry.md" suffix(, )
0};
static const unsigned char f103[] = {
#embed "../../content/luca/composition/child-action-required.md" suffix(, )
0};
static const unsigned char f104[] = {
#embed "../../content/luca/composition/child-closing.md" suffix(, )
0};
static const unsigned char f105[] = {
#embed "../../content/luca/composition/child-needs-dependencies.md" suffix(, )
0};
static const unsigned char f106[] = {
#embed "../../content/luca/composition/child-store.md" suffix(, )
0};
static const unsigned char f107[] = {
#embed "../../content/luca/composition/long-lived-workers.md" suffix(, )
0};
static const unsigned char f108[] = {
#embed "../../content/luca/composition/swiftui-action-wrapper.md" suffix(, )
0};
static const unsigned char f109[] = {
#embed "../../content/luca/composition/typed-path.md" suffix(, )
0};
static const unsigned char f110[] = {
#embed "../../content/luca/conflicts/app-delegate-optional.md" suffix(, )
0};
static const unsigned char f111[] = {
#embed "../../content/luca/conflicts/bundle-writes-in-tests.md" suffix(, )
0};
static const unsigned char f112[] = {
#embed "../../content/luca/conflicts/clients-in-model.md" suffix(, )
0};
static const unsigned char f113[] = {
#embed "../../content/luca/conflicts/default-on-declaration.md" suffix(, )
0};
static const unsigned char f114[] = {
#embed "../../content/luca/conflicts/entry-type-name.md" suffix(, )
0};
static const unsigned char f115[] = {
#embed "../../content/luca/conflicts/functions-on-entities.md" suffix(, )
0};
static const unsigned char f116[] = {
#embed "../../content/luca/conflicts/late-subscriber-value.md" suffix(, )
0};
static const unsigned char f117[] = {
#embed "../../content/luca/conflicts/lifecycle-action-names.md" suffix(, )
0};
static const unsigned char f118[] = {
#embed "../../content/luca/conflicts/no-third-party-or-apple.md" suffix(, )
0};
static const unsigned char f119[] = {
#embed "../../content/luca/conflicts/one-assertion-per-test.md" suffix(, )
0};
static const unsigned char f120[] = {
#embed "../../content/luca/conflicts/panels-in-user-interface.md" suffix(, )
0};
static const unsigned char f121[] = {
#embed "../../content/luca/conflicts/path-sample.md" suffix(, )
0};
static const unsigned char f122[] = {
#embed "../../content/luca/conflicts/previews-or-none.md" suffix(, )
0};
static const unsigned char f123[] = {
#embed "../../content/luca/conflicts/properties-not-injected.md" suffix(, )
0};
static const unsigned char f124[] = {
#embed "../../content/luca/conflicts/public-services.md" suffix(, )
0};
static const unsigned char f125[] = {
#embed "../../content/luca/conflicts/sample-entity-differs.md" suffix(, )
0};
static const unsigned char f126[] = {
#embed "../../content/luca/conflicts/shared-test-value.md" suffix(, )
0};
static const unsigned char f127[] = {
#embed "../../content/luca/conflicts/string-keys-in-model.md" suffix(, )
0};
static const unsigned char f128[] = {
#embed "../../content/luca/conflicts/task-with-screen-name.md" suffix(, )
0};
static const unsigned char f129[] = {
#embed "../../content/luca/conflicts/test-targets.md" suffix(, )
0};
static const unsigned char f130[] = {
#embed "../../content/luca/conflicts/uuid-of-an-entity.md" suffix(, )
0};
static const unsigned char f131[] = {
#embed "../../content/luca/datasource/app-state-client.md" suffix(, )
0};
static const unsigned char f132[] = {
#embed "../../content/luca/datasource/app-state.md" suffix(, )
0};
static const unsigned char f133[] = {
#embed "../../content/luca/datasource/bundle-declared-inline.md" suffix(, )
0};
static const unsigned char f134[] = {
#embed "../../content/luca/datasource/bundle-write-path.md" suffix(, )
0};
static const unsigned char f135[] = {
#embed "../../content/luca/datasource/client-closure-access.md" suffix(, )
0};
static const unsigned char f136[] = {
#embed "../../content/luca/datasource/client-instance-first.md" suffix(, )
0};
static const unsigned char f137[] = {
#embed "../../content/luca/datasource/client-is-thin.md" suffix(, )
0};
static const unsigned char f138[] = {
#embed "../../content/luca/datasource/client-live-and-test-values.md" suffix(, )
0};
static const unsigned char f139[] = {
#embed "../../content/luca/datasource/client-mirrors-the-api.md" suffix(, )
0};
static const unsigned char f140[] = {
#embed "../../content/luca/datasource/client-no-composite.md" suffix(, )
0};
static const unsigned char f141[] = {
#embed "../../content/luca/datasource/client-no-generics.md" suffix(, )
0};
static const unsigned char f142[] = {
#embed "../../content/luca/datasource/client-no-hardcoded-arguments.md" suffix(, )
0};
static const unsigned char f143[] = {
#embed "../../content/luca/datasource/client-no-state.md" suffix(, )
0};
static const unsigned char f144[] = {
#embed "../../content/luca/datasource/client-sendable-closures.md" suffix(, )
0};
static const unsigned char f145[] = {
#embed "../../content/luca/datasource/dependency-client-protocol.md" suffix(, )
0};
static const unsigned char f146[] = {
#embed "../../content/luca/datasource/dependency-client.md" suffix(, )
0};
static const unsigned char f147[] = {
#embed "../../content/luca/datasource/entity-conformances.md" suffix(, )
0};
static const unsigned char f148[] = {
#embed "../../content/luca/datasource/entity-empty.md" suffix(, )
0};
static const unsigned char f149[] = {
#embed "../../content/luca/datasource/entity-has-no-logic.md" suffix(, )
0};
static const unsigned char f150[] = {
#embed "../../content/luca/datasource/entity-public-init.md" suffix(, )
0};
static const unsigned char f151[] = {
#embed "../../content/luca/datasource/entity.md" suffix(, )
0};
static const unsigned char f152[] = {
#embed "../../content/luca/datasource/lock-is-pluggable.md" suffix(, )
0};
static const unsigned char f153[] = {
#embed "../../content/luca/datasource/lock-not-recursive.md" suffix(, )
0};
static const unsigned char f154[] = {
#embed "../../content/luca/datasource/no-get-copy-set.md" suffix(, )
0};
static const unsigned char f155[] = {
#embed "../../content/luca/datasource/no-replay.md" suffix(, )
0};
static const unsigned char f156[] = {
#embed "../../content/luca/datasource/repository-property.md" suffix(, )
0};
static const unsigned char f157[] = {
#embed "../../content/luca/datasource/repository-takes-clients.md" suffix(, )
0};
static const unsigned char f158[] = {
#embed "../../content/luca/datasource/repository.md" suffix(, )
0};
static const unsigned char f159[] = {
#embed "../../content/luca/datasource/share-policy.md" suffix(, )
0};
static const unsigned char f160[] = {
#embed "../../content/luca/datasource/storage-keys.md" suffix(, )
0};
static const unsigned char f161[] = {
#embed "../../content/luca/datasource/stream-bundle.md" suffix(, )
0};
static const unsigned char f162[] = {
#embed "../../content/luca/datasource/when-not-to-wrap.md" suffix(, )
0};
static const unsigned char f163[] = {
#embed "../../content/luca/datasource/when-to-wrap.md" suffix(, )
0};
static const unsigned char f164[] = {
#embed "../../content/luca/editions/edition-2026-02.md" suffix(, )
0};
static const unsigned char f165[] = {
#embed "../../content/luca/editions/edition-2026-06.md" suffix(, )
0};
static const unsigned char f166[] = {
#embed "../../content/luca/editions/edition-later-2026.md" suffix(, )
0};
static const unsigned char f167[] = {
#embed "../../content/luca/editions/editions.md" suffix(, )
0};
static const unsigned char f168[] = {
#embed "../../content/luca/editions/from-2026-02.md" suffix(, )
0};
static const unsigned char f169[] = {
#embed "../../content/luca/glossary.yml" suffix(, )
0};
static const unsigned char f170[] = {
#embed "../../content/luca/guide.md" suffix(, )
0};
static const unsigned char f171[] = {
#embed "../../content/luca/layers/app-target.md" suffix(, )
0};
static const unsigned char f172[] = {
#embed "../../content/luca/layers/arrow.md" suffix(, )
0};
static const unsigned char f173[] = {
#embed "../../content/luca/layers/extensions.md" suffix(, )
0};
static const unsigned char f174[] = {
#embed "../../content/luca/layers/file-layout.md" suffix(, )
0};
static const unsigned char f175[] = {
#embed "../../content/luca/layers/three-layers.md" suffix(, )
0};
static const unsigned char f176[] = {
#embed "../../content/luca/model/action-button.md" suffix(, )
0};
static const unsigned char f177[] = {
#embed "../../content/luca/model/action-enum.md" suffix(, )
0};
static const unsigned char f178[] = {
#embed "../../content/luca/model/action-lifecycle.md" suffix(, )
0};
static const unsigned char f179[] = {
#embed "../../content/luca/model/action-picker.md" suffix(, )
0};
static const unsigned char f180[] = {
#embed "../../content/luca/model/action-response.md" suffix(, )
0};
static const unsigned char f181[] = {
#embed "../../content/luca/model/action-toggle.md" suffix(, )
0};
static const unsigned char f182[] = {
#embed "../../content/luca/model/app-dependencies.md" suffix(, )
0};
static const unsigned char f183[] = {
#embed "../../content/luca/model/composable.md" suffix(, )
0};
static const unsigned char f184[] = {
#embed "../../content/luca/model/consumer-cancels-first.md" suffix(, )
0};
static const unsigned char f185[] = {
#embed "../../content/luca/model/consumer-teardown.md" suffix(, )
0};
static const unsigned char f186[] = {
#embed "../../content/luca/model/consumer-weak-capture.md" suffix(, )
0};
static const unsigned char f187[] = {
#embed "../../content/luca/model/consumer.md" suffix(, )
0};
static const unsigned char f188[] = {
#embed "../../content/luca/model/dependencies-in-environment.md" suffix(, )
0};
static const unsigned char f189[] = {
#embed "../../content/luca/model/producer.md" suffix(, )
0};
static const unsigned char f190[] = {
#embed "../../content/luca/model/reduce-before-action.md" suffix(, )
0};
static const unsigned char f191[] = {
#embed "../../content/luca/model/reduce-is-one-switch.md" suffix(, )
0};
static const unsigned char f192[] = {
#embed "../../content/luca/model/service-actor.md" suffix(, )
0};
static const unsigned char f193[] = {
#embed "../../content/luca/model/service-or-store.md" suffix(, )
0};
static const unsigned char f194[] = {
#embed "../../content/luca/model/service-takes-dependencies.md" suffix(, )
0};
static const unsigned char f195[] = {
#embed "../../content/luca/model/service.md" suffix(, )
0};
static const unsigned char f196[] = {
#embed "../../content/luca/model/several-streams.md" suffix(, )
0};
static const unsigned char f197[] = {
#embed "../../content/luca/model/store-action-property.md" suffix(, )
0};
static const unsigned char f198[] = {
#embed "../../content/luca/model/store-defaults-on-init.md" suffix(, )
0};
static const unsigned char f199[] = {
#embed "../../content/luca/model/store-dependencies-first.md" suffix(, )
0};
static const unsigned char f200[] = {
#embed "../../content/luca/model/store-injects-every-property.md" suffix(, )
0};
static const unsigned char f201[] = {
#embed "../../content/luca/model/store.md" suffix(, )
0};
static const unsigned char f202[] = {
#embed "../../content/luca/model/task-immediate.md" suffix(, )
0};
static const unsigned char f203[] = {
#embed "../../content/luca/model/test-dependencies.md" suffix(, )
0};
static const unsigned char f204[] = {
#embed "../../content/luca/model/transform-captures-no-self.md" suffix(, )
0};
static const unsigned char f205[] = {
#embed "../../content/luca/practice/build-a-feature.md" suffix(, )
0};
static const unsigned char f206[] = {
#embed "../../content/luca/practice/explain-or-build.md" suffix(, )
0};
static const unsigned char f207[] = {
#embed "../../content/luca/practice/review-checklist.md" suffix(, )
0};
static const unsigned char f208[] = {
#embed "../../content/luca/practice/symptoms.md" suffix(, )
0};
static const unsigned char f209[] = {
#embed "../../content/luca/practice/where-does-it-go.md" suffix(, )
0};
static const unsigned char f210[] = {
#embed "../../content/luca/practice/which-binding.md" suffix(, )
0};
static const unsigned char f211[] = {
#embed "../../content/luca/practice/which-state.md" suffix(, )
0};
static const unsigned char f212[] = {
#embed "../../content/luca/principles/apple-only.md" suffix(, )
0};
static const unsigned char f213[] = {
#embed "../../content/luca/principles/ask-before-code.md" suffix(, )
0};
static const unsigned char f214[] = {
#embed "../../content/luca/principles/build-order.md" suffix(, )
0};
static const unsigned char f215[] = {
#embed "../../content/luca/principles/complete-files.md" suffix(, )
0};
static const unsigned char f216[] = {
#embed "../../content/luca/principles/declarative-ui.md" suffix(, )
0};
static const unsigned char f217[] = {
#embed "../../content/luca/principles/derive-from-principles.md" suffix(, )
0};
static const unsigned char f218[] = {
#embed "../../content/luca/principles/imperative-glue.md" suffix(, )
0};
static const unsigned char f219[] = {
#embed "../../content/luca/principles/minimum-versions.md" suffix(, )
0};
static const unsigned char f220[] = {
#embed "../../content/luca/principles/strict-concurrency.md" suffix(, )
0};
static const unsigned char f221[] = {
#embed "../../content/luca/principles/testable-split.md" suffix(, )
0};
static const unsigned char f222[] = {
#embed "../../content/luca/principles/thin-seam.md" suffix(, )
0};
static const unsigned char f223[] = {
#embed "../../content/luca/principles/what-is-luca.md" suffix(, )
0};
static const unsigned char f224[] = {
#embed "../../content/luca/rulebook.yml" suffix(, )
0};
static const unsigned char f225[] = {
#embed "../../content/luca/style/member-order.md" suffix(, )
0};
static const unsigned char f226[] = {
#embed "../../content/luca/style/naming-style.md" suffix(, )
0};
static const unsigned char f227[] = {
#embed "../../content/luca/style/one-concern-per-change.md" suffix(, )
0};
static const unsigned char f228[] = {
#embed "../../content/luca/style/type-names.md" suffix(, )
0};
static const unsigned char f229[] = {
#embed "../../content/luca/testing/app-state-test.md" suffix(, )
0};
static const unsigned char f230[] = {
#embed "../../content/luca/testing/capture-with-lock.md" suffix(, )
0};
static const unsigned char f231[] = {
#embed "../../content/luca/testing/consumer-test.md" suffix(, )
0};
static const unsigned char f232[] = {
#embed "../../content/luca/testing/mock-client.md" suffix(, )
0};
static const unsigned char f233[] = {
#embed "../../content/luca/testing/one-value-per-test.md" suffix(, )
0};
static const unsigned char f234[] = {
#embed "../../content/luca/testing/producer-test.md" suffix(, )
0};
static const unsigned char f235[] = {
#embed "../../content/luca/testing/service-test.md" suffix(, )
0};
static const unsigned char f236[] = {
#embed "../../content/luca/testing/store-test.md" suffix(, )
0};
static const unsigned char f237[] = {
#embed "../../content/luca/testing/swift-testing.md" suffix(, )
0};
static const unsigned char f238[] = {
#embed "../../content/luca/testing/test-names.md" suffix(, )
0};
static const unsigned char f239[] = {
#embed "../../content/luca/testing/test-store.md" suffix(, )
0};
static const unsigned char f240[] = {
#embed "../../content/luca/testing/wait-until.md" suffix(, )
0};
static const unsigned char f241[] = {
#embed "../../content/luca/userinterface/binding-dispatches.md" suffix(, )
0};
static const unsigned char f242[] = {
#embed "../../content/luca/userinterface/entity-labels.md" suffix(, )
0};
static const unsigned char f243[] = {
#embed "../../content/luca/userinterface/localized-text.md" suffix(, )
0};
static const unsigned char f244[] = {
#embed "../../content/luca/userinterface/no-onchange-dispatch.md" suffix(, )
0};
static const unsigned char f245[] = {
#embed "../../content/luca/userinterface/plain-binding.md" suffix(, )
0};
static const unsigned char f246[] = {
#embed "../../content/luca/userinterface/preview.md" suffix(, )
0};
static const unsigned char f247[] = {
#embed "../../content/luca/userinterface/resources.md" suffix(, )
0};
static const unsigned char f248[] = {
#embed "../../content/luca/userinterface/scene.md" suffix(, )
0};
static const unsigned char f249[] = {
#embed "../../content/luca/userinterface/state-or-stateobject.md" suffix(, )
0};
static const unsigned char f250[] = {
#embed "../../content/luca/userinterface/view-has-no-logic.md" suffix(, )
0};
static const unsigned char f251[] = {
#embed "../../content/luca/userinterface/view-holds-store.md" suffix(, )
0};
static const unsigned char f252[] = {
#embed "../../content/luca/userinterface/view-observes.md" suffix(, )
0};
static const unsigned char f253[] = {
#embed "../../content/luca/userinterface/view-sends-in-task.md" suffix(, )
0};
static const unsigned char f254[] = {
#embed "../../content/luca/userinterface/view-task-lifecycle.md" suffix(, )
0};
static const unsigned char f255[] = {
#embed "../../content/luca/userinterface/view.md" suffix(, )
0};
static const unsigned char f256[] = {
#embed "../../content/luca/userinterface/window-control.md" suffix(, )
0};
static const unsigned char f257[] = {
#embed "../../content/problems/absent-api.md" suffix(, )
0};
static const unsigned char f258[] = {
#embed "../../content/problems/almost-swift.md" suffix(, )
0};
static const unsigned char f259[] = {
#embed "../../content/problems/bad-attribute.md" suffix(, )
0};
static const unsigned char f260[] = {
#embed "../../content/problems/bad-id.md" suffix(, )
0};
static const unsigned char f261[] = {
#embed "../../content/problems/bad-lines.md" suffix(, )
0};
static const unsigned char f262[] = {
#embed "../../content/problems/bad-path.md" suffix(, )
0};
static const unsigned char f263[] = {
#embed "../../content/problems/bad-sample-path.md" suffix(, )
0};
static const unsigned char f264[] = {
#embed "../../content/problems/bad-yaml.md" suffix(, )
0};
static const unsigned char f265[] = {
#embed "../../content/problems/blank-lines.md" suffix(, )
0};
static const unsigned char f266[] = {
#embed "../../content/problems/broken-ledger.md" suffix(, )
0};
static const unsigned char f267[] = {
#embed "../../content/problems/broken-utf8.md" suffix(, )
0};
static const unsigned char f268[] = {
#embed "../../content/problems/changed-on-disk.md" suffix(, )
0};
static const unsigned char f269[] = {
#embed "../../content/problems/changed-source.md" suffix(, )
0};
static const unsigned char f270[] = {
#embed "../../content/problems/cited-not-normative.md" suffix(, )
0};
static const unsigned char f271[] = {
#embed "../../content/problems/compiler-error.md" suffix(, )
0};
static const unsigned char f272[] = {
#embed "../../content/problems/compiler-failure.md" suffix(, )
0};
static const unsigned char f273[] = {
#embed "../../content/problems/compiler-warning.md" suffix(, )
0};
static const unsigned char f274[] = {
#embed "../../content/problems/conflicting-attributes.md" suffix(, )
0};
static const unsigned char f275[] = {
#embed "../../content/problems/crashed-test.md" suffix(, )
0};
static const unsigned char f276[] = {
#embed "../../content/problems/cycle.md" suffix(, )
0};
static const unsigned char f277[] = {
#embed "../../content/problems/dead-link.md" suffix(, )
0};
static const unsigned char f278[] = {
#embed "../../content/problems/docc-directive.md" suffix(, )
0};
static const unsigned char f279[] = {
#embed "../../content/problems/duplicate-file.md" suffix(, )
0};
static const unsigned char f280[] = {
#embed "../../content/problems/duplicate-id.md" suffix(, )
0};
static const unsigned char f281[] = {
#embed "../../content/problems/duplicate-key.md" suffix(, )
0};
static const unsigned char f282[] = {
#embed "../../content/problems/duplicate-rulebook.md" suffix(, )
0};
static const unsigned char f283[] = {
#embed "../../content/problems/empty-front-matter.md" suffix(, )
0};
static const unsigned char f284[] = {
#embed "../../content/problems/empty-value.md" suffix(, )
0};
static const unsigned char f285[] = {
#embed "../../content/problems/excerpt-differs.md" suffix(, )
0};
static const unsigned char f286[] = {
#embed "../../content/problems/extra-error.md" suffix(, )
0};
static const unsigned char f287[] = {
#embed "../../content/problems/extra-warning.md" suffix(, )
0};
static const unsigned char f288[] = {
#embed "../../content/problems/failed-expectation.md" suffix(, )
0};
static const unsigned char f289[] = {
#embed "../../content/problems/fence-in-html.md" suffix(, )
0};
static const unsigned char f290[] = {
#embed "../../content/problems/heading-level-skip.md" suffix(, )
0};
static const unsigned char f291[] = {
#embed "../../content/problems/hidden-text.md" suffix(, )
0};
static const unsigned char f292[] = {
#embed "../../content/problems/inactive-code.md" suffix(, )
0};
static const unsigned char f293[] = {
#embed "../../content/problems/inexact-link.md" suffix(, )
0};
static const unsigned char f294[] = {
#embed "../../content/problems/lines-beyond-end.md" suffix(, )
0};
static const unsigned char f295[] = {
#embed "../../content/problems/long-answer.md" suffix(, )
0};
static const unsigned char f296[] = {
#embed "../../content/problems/long-source.md" suffix(, )
0};
static const unsigned char f297[] = {
#embed "../../content/problems/low-score.md" suffix(, )
0};
static const unsigned char f298[] = {
#embed "../../content/problems/misplaced-attribute.md" suffix(, )
0};
static const unsigned char f299[] = {
#embed "../../content/problems/missing-anchor.md" suffix(, )
0};
static const unsigned char f300[] = {
#embed "../../content/problems/missing-answer.md" suffix(, )
0};
static const unsigned char f301[] = {
#embed "../../content/problems/missing-error.md" suffix(, )
0};
static const unsigned char f302[] = {
#embed "../../content/problems/missing-file.md" suffix(, )
0};
static const unsigned char f303[] = {
#embed "../../content/problems/missing-key.md" suffix(, )
0};
static const unsigned char f304[] = {
#embed "../../content/problems/missing-level.md" suffix(, )
0};
static const unsigned char f305[] = {
#embed "../../content/problems/missing-source.md" suffix(, )
0};
static const unsigned char f306[] = {
#embed "../../content/problems/missing-title.md" suffix(, )
0};
static const unsigned char f307[] = {
#embed "../../content/problems/missing-value.md" suffix(, )
0};
static const unsigned char f308[] = {
#embed "../../content/problems/more-unproven.md" suffix(, )
0};
static const unsigned char f309[] = {
#embed "../../content/problems/newer-api.md" suffix(, )
0};
static const unsigned char f310[] = {
#embed "../../content/problems/no-mode.md" suffix(, )
0};
static const unsigned char f311[] = {
#embed "../../content/problems/no-snippets.md" suffix(, )
0};
static const unsigned char f312[] = {
#embed "../../content/problems/no-tests.md" suffix(, )
0};
static const unsigned char f313[] = {
#embed "../../content/problems/nothing-shown.md" suffix(, )
0};
static const unsigned char f314[] = {
#embed "../../content/problems/nothing-to-prove.md" suffix(, )
0};
static const unsigned char f315[] = {
#embed "../../content/problems/nothing-to-run.md" suffix(, )
0};
static const unsigned char f316[] = {
#embed "../../content/problems/orphan.md" suffix(, )
0};
static const unsigned char f317[] = {
#embed "../../content/problems/out-of-memory.md" suffix(, )
0};
static const unsigned char f318[] = {
#embed "../../content/problems/output-collision.md" suffix(, )
0};
static const unsigned char f319[] = {
#embed "../../content/problems/outside-link.md" suffix(, )
0};
static const unsigned char f320[] = {
#embed "../../content/problems/outside-symlink.md" suffix(, )
0};
static const unsigned char f321[] = {
#embed "../../content/problems/own-source-location.md" suffix(, )
0};
static const unsigned char f322[] = {
#embed "../../content/problems/repeated-attribute.md" suffix(, )
0};
static const unsigned char f323[] = {
#embed "../../content/problems/repeated-lines.md" suffix(, )
0};
static const unsigned char f324[] = {
#embed "../../content/problems/repeated-mode.md" suffix(, )
0};
static const unsigned char f325[] = {
#embed "../../content/problems/rival-index.md" suffix(, )
0};
static const unsigned char f326[] = {
#embed "../../content/problems/short-expectation.md" suffix(, )
0};
static const unsigned char f327[] = {
#embed "../../content/problems/stale-ledger.md" suffix(, )
0};
static const unsigned char f328[] = {
#embed "../../content/problems/stray-bom.md" suffix(, )
0};
static const unsigned char f329[] = {
#embed "../../content/problems/stray-directive.md" suffix(, )
0};
static const unsigned char f330[] = {
#embed "../../content/problems/swallowed-by-table.md" suffix(, )
0};
static const unsigned char f331[] = {
#embed "../../content/problems/syntax-error.md" suffix(, )
0};
static const unsigned char f332[] = {
#embed "../../content/problems/taken-former-id.md" suffix(, )
0};
static const unsigned char f333[] = {
#embed "../../content/problems/test-without-expectation.md" suffix(, )
0};
static const unsigned char f334[] = {
#embed "../../content/problems/too-deep.md" suffix(, )
0};
static const unsigned char f335[] = {
#embed "../../content/problems/too-many-fragments.md" suffix(, )
0};
static const unsigned char f336[] = {
#embed "../../content/problems/too-many-not-normative.md" suffix(, )
0};
static const unsigned char f337[] = {
#embed "../../content/problems/too-many-questions.md" suffix(, )
0};
static const unsigned char f338[] = {
#embed "../../content/problems/unbalanced-hide.md" suffix(, )
0};
static const unsigned char f339[] = {
#embed "../../content/problems/unbuilt-mode.md" suffix(, )
0};
static const unsigned char f340[] = {
#embed "../../content/problems/unclosed-fence.md" suffix(, )
0};
static const unsigned char f341[] = {
#embed "../../content/problems/unclosed-front-matter.md" suffix(, )
0};
static const unsigned char f342[] = {
#embed "../../content/problems/undeclared-import.md" suffix(, )
0};
static const unsigned char f343[] = {
#embed "../../content/problems/undescribed-stand-in.md" suffix(, )
0};
static const unsigned char f344[] = {
#embed "../../content/problems/uneven-table.md" suffix(, )
0};
static const unsigned char f345[] = {
#embed "../../content/problems/unexpected-success.md" suffix(, )
0};
static const unsigned char f346[] = {
#embed "../../content/problems/unexpected-value.md" suffix(, )
0};
static const unsigned char f347[] = {
#embed "../../content/problems/unexplained-failure.md" suffix(, )
0};
static const unsigned char f348[] = {
#embed "../../content/problems/unfailable-test.md" suffix(, )
0};
static const unsigned char f349[] = {
#embed "../../content/problems/unformatted-snippet.md" suffix(, )
0};
static const unsigned char f350[] = {
#embed "../../content/problems/unknown-attribute.md" suffix(, )
0};
static const unsigned char f351[] = {
#embed "../../content/problems/unknown-excerpt.md" suffix(, )
0};
static const unsigned char f352[] = {
#embed "../../content/problems/unknown-glossary-target.md" suffix(, )
0};
static const unsigned char f353[] = {
#embed "../../content/problems/unknown-key.md" suffix(, )
0};
static const unsigned char f354[] = {
#embed "../../content/problems/unknown-layer.md" suffix(, )
0};
static const unsigned char f355[] = {
#embed "../../content/problems/unknown-link.md" suffix(, )
0};
static const unsigned char f356[] = {
#embed "../../content/problems/unknown-mode.md" suffix(, )
0};
static const unsigned char f357[] = {
#embed "../../content/problems/unknown-module.md" suffix(, )
0};
static const unsigned char f358[] = {
#embed "../../content/problems/unknown-source.md" suffix(, )
0};
static const unsigned char f359[] = {
#embed "../../content/problems/unknown-value.md" suffix(, )
0};
static const unsigned char f360[] = {
#embed "../../content/problems/unknown-variant.md" suffix(, )
0};
static const unsigned char f361[] = {
#embed "../../content/problems/unlabelled-swift.md" suffix(, )
0};
static const unsigned char f362[] = {
#embed "../../content/problems/unloaded-rulebook.md" suffix(, )
0};
static const unsigned char f363[] = {
#embed "../../content/problems/unnoticed-break.md" suffix(, )
0};
static const unsigned char f364[] = {
#embed "../../content/problems/unreadable-file.md" suffix(, )
0};
static const unsigned char f365[] = {
#embed "../../content/problems/unrun-test.md" suffix(, )
0};
static const unsigned char f366[] = {
#embed "../../content/problems/unsteady-test.md" suffix(, )
0};
static const unsigned char f367[] = {
#embed "../../content/problems/untested-code.md" suffix(, )
0};
static const unsigned char f368[] = {
#embed "../../content/problems/unwritable-document.md" suffix(, )
0};
static const unsigned char f369[] = {
#embed "../../content/problems/useless-fix.md" suffix(, )
0};
static const unsigned char f370[] = {
#embed "../../content/problems/wrong-error.md" suffix(, )
0};
static const unsigned char f371[] = {
#embed "../../content/problems/wrong-output.md" suffix(, )
0};
static const unsigned char f372[] = {
#embed "../../content/problems/wrong-run.md" suffix(, )
0};
static const unsigned char f373[] = {
#embed "../../content/problems/wrong-type.md" suffix(, )
0};
static const unsigned char f374[] = {
#embed "../../content/stand-ins/Package.swift" suffix(, )
0};
static const unsigned char f375[] = {
#embed "../../content/stand-ins/README.md" suffix(, )
0};
static const unsigned char f376[] = {
#embed "../../content/stand-ins/Sources/AppKit/Exports.swift" suffix(, )
0};
static const unsigned char f377[] = {
#embed "../../content/stand-ins/Sources/AppKit/NSApplication.swift" suffix(, )
0};
static const unsigned char f378[] = {
#embed "../../content/stand-ins/Sources/AppKit/NSWorkspace.swift" suffix(, )
0};
static const unsigned char f379[] = {
#embed "../../content/stand-ins/Sources/AsyncAlgorithms/AsyncBufferSequencePolicy.swift" suffix(, )
0};
static const unsigned char f380[] = {
#embed "../../content/stand-ins/Sources/AsyncAlgorithms/Broadcast.swift" suffix(, )
0};
static const unsigned char f381[] = {
#embed "../../content/stand-ins/Sources/AsyncAlgorithms/BroadcastState.swift" suffix(, )
0};
static const unsigned char f382[] = {
#embed "../../content/stand-ins/Sources/AsyncAlgorithms/SharedSequence.swift" suffix(, )
0};
static const unsigned char f383[] = {
#embed "../../content/stand-ins/Sources/CasePaths/AnyCasePath.swift" suffix(, )
0};
static const unsigned char f384[] = {
#embed "../../content/stand-ins/Sources/CasePaths/Case.swift" suffix(, )
0};
static const unsigned char f385[] = {
#embed "../../content/stand-ins/Sources/CasePaths/CaseKeyPath.swift" suffix(, )
0};
static const unsigned char f386[] = {
#embed "../../content/stand-ins/Sources/CasePaths/CasePathIterable.swift" suffix(, )
0};
static const unsigned char f387[] = {
#embed "../../content/stand-ins/Sources/CasePaths/CasePathable.swift" suffix(, )
0};
static const unsigned char f388[] = {
#embed "../../content/stand-ins/Sources/CasePaths/Optional+CasePathable.swift" suffix(, )
0};
static const unsigned char f389[] = {
#embed "../../content/stand-ins/Sources/CasePaths/Result+CasePathable.swift" suffix(, )
0};
static const unsigned char f390[] = {
#embed "../../content/stand-ins/Sources/Clocks/AnyClock.swift" suffix(, )
0};
static const unsigned char f391[] = {
#embed "../../content/stand-ins/Sources/Clocks/AsyncTimerSequence.swift" suffix(, )
0};
static const unsigned char f392[] = {
#embed "../../content/stand-ins/Sources/Clocks/ImmediateClock.swift" suffix(, )
0};
static const unsigned char f393[] = {
#embed "../../content/stand-ins/Sources/Clocks/TestClock.swift" suffix(, )
0};
static const unsigned char f394[] = {
#embed "../../content/stand-ins/Sources/Clocks/UnimplementedClock.swift" suffix(, )
0};
static const unsigned char f395[] = {
#embed "../../content/stand-ins/Sources/Combine/Foundation+Publisher.swift" suffix(, )
0};
static const unsigned char f396[] = {
#embed "../../content/stand-ins/Sources/Combine/ObservableObject.swift" suffix(, )
0};
static const unsigned char f397[] = {
#embed "../../content/stand-ins/Sources/Combine/Publisher.swift" suffix(, )
0};
static const unsigned char f398[] = {
#embed "../../content/stand-ins/Sources/Combine/Publishers.swift" suffix(, )
0};
static const unsigned char f399[] = {
#embed "../../content/stand-ins/Sources/Combine/Subject.swift" suffix(, )
0};
static const unsigned char f400[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Binding/BindingAction.swift" suffix(, )
0};
static const unsigned char f401[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Binding/BindingReducer.swift" suffix(, )
0};
static const unsigned char f402[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Binding/Store+Binding.swift" suffix(, )
0};
static const unsigned char f403[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Binding/StoreBindable.swift" suffix(, )
0};
static const unsigned char f404[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Combinators/DependencyOverrides.swift" suffix(, )
0};
static const unsigned char f405[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Combinators/ForEach.swift" suffix(, )
0};
static const unsigned char f406[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Combinators/IdentifiedAction.swift" suffix(, )
0};
static const unsigned char f407[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Combinators/IfCaseLet.swift" suffix(, )
0};
static const unsigned char f408[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Combinators/IfLet.swift" suffix(, )
0};
static const unsigned char f409[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Combinators/NavigationIDPath.swift" suffix(, )
0};
static const unsigned char f410[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Combinators/OnChange.swift" suffix(, )
0};
static const unsigned char f411[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Combinators/PrintChanges.swift" suffix(, )
0};
static const unsigned char f412[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Combinators/Scope+CasePath.swift" suffix(, )
0};
static const unsigned char f413[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Combinators/Scope.swift" suffix(, )
0};
static const unsigned char f414[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Combinators/SourcePlace.swift" suffix(, )
0};
static const unsigned char f415[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Effects/Cancellation.swift" suffix(, )
0};
static const unsigned char f416[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Effects/Effect+Deprecated.swift" suffix(, )
0};
static const unsigned char f417[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Effects/Effect.swift" suffix(, )
0};
static const unsigned char f418[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Effects/EffectRunner.swift" suffix(, )
0};
static const unsigned char f419[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Effects/Send.swift" suffix(, )
0};
static const unsigned char f420[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Effects/TaskBox.swift" suffix(, )
0};
static const unsigned char f421[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Exports.swift" suffix(, )
0};
static const unsigned char f422[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Observation/ObservableState.swift" suffix(, )
0};
static const unsigned char f423[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Observation/ObservationStateRegistrar.swift" suffix(, )
0};
static const unsigned char f424[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Observation/ViewAction.swift" suffix(, )
0};
static const unsigned char f425[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Presentation/DismissEffect.swift" suffix(, )
0};
static const unsigned char f426[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Presentation/IfLet+Presentation.swift" suffix(, )
0};
static const unsigned char f427[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Presentation/PresentationAction.swift" suffix(, )
0};
static const unsigned char f428[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Presentation/PresentationReducer.swift" suffix(, )
0};
static const unsigned char f429[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Presentation/PresentationState.swift" suffix(, )
0};
static const unsigned char f430[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Reducer/CaseReducer.swift" suffix(, )
0};
static const unsigned char f431[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Reducer/Macros.swift" suffix(, )
0};
static const unsigned char f432[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Reducer/Reducer.swift" suffix(, )
0};
static const unsigned char f433[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Reducer/ReducerBuilder.swift" suffix(, )
0};
static const unsigned char f434[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Stack/StackAction.swift" suffix(, )
0};
static const unsigned char f435[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Stack/StackElementID.swift" suffix(, )
0};
static const unsigned char f436[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Stack/StackReducer.swift" suffix(, )
0};
static const unsigned char f437[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Stack/StackState.swift" suffix(, )
0};
static const unsigned char f438[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Store/RootCore.swift" suffix(, )
0};
static const unsigned char f439[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Store/ScopedCore.swift" suffix(, )
0};
static const unsigned char f440[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Store/Store+Observation.swift" suffix(, )
0};
static const unsigned char f441[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Store/Store.swift" suffix(, )
0};
static const unsigned char f442[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Store/StoreTask.swift" suffix(, )
0};
static const unsigned char f443[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/SwiftUI/Alert+Store.swift" suffix(, )
0};
static const unsigned char f444[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/SwiftUI/Bindable+Scope.swift" suffix(, )
0};
static const unsigned char f445[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/SwiftUI/Binding+Case.swift" suffix(, )
0};
static const unsigned char f446[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/SwiftUI/NavigationStack+Store.swift" suffix(, )
0};
static const unsigned char f447[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/SwiftUI/Perception.swift" suffix(, )
0};
static const unsigned char f448[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/SwiftUI/ScopableState.swift" suffix(, )
0};
static const unsigned char f449[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/SwiftUI/Store+Scopes.swift" suffix(, )
0};
static const unsigned char f450[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Testing/Exhaustivity.swift" suffix(, )
0};
static const unsigned char f451[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Testing/StateDiff.swift" suffix(, )
0};
static const unsigned char f452[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Testing/TestRecord.swift" suffix(, )
0};
static const unsigned char f453[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Testing/TestStore+Expectation.swift" suffix(, )
0};
static const unsigned char f454[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Testing/TestStore+Finish.swift" suffix(, )
0};
static const unsigned char f455[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Testing/TestStore+Receive.swift" suffix(, )
0};
static const unsigned char f456[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Testing/TestStore+Send.swift" suffix(, )
0};
static const unsigned char f457[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitecture/Testing/TestStore.swift" suffix(, )
0};
static const unsigned char f458[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitectureMacros/Declarations.swift" suffix(, )
0};
static const unsigned char f459[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitectureMacros/EnumReducer.swift" suffix(, )
0};
static const unsigned char f460[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitectureMacros/MacroMessage.swift" suffix(, )
0};
static const unsigned char f461[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitectureMacros/ObservableStateMacro.swift" suffix(, )
0};
static const unsigned char f462[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitectureMacros/ObservationStateTrackedMacro.swift" suffix(, )
0};
static const unsigned char f463[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitectureMacros/PresentsMacro.swift" suffix(, )
0};
static const unsigned char f464[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitectureMacros/ReducerCase.swift" suffix(, )
0};
static const unsigned char f465[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitectureMacros/ReducerMacro.swift" suffix(, )
0};
static const unsigned char f466[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitectureMacros/ViewActionMacro.swift" suffix(, )
0};
static const unsigned char f467[] = {
#embed "../../content/stand-ins/Sources/ComposableArchitectureMacros/main.swift" suffix(, )
0};
static const unsigned char f468[] = {
#embed "../../content/stand-ins/Sources/ConcurrencyExtras/AsyncStream+Erasing.swift" suffix(, )
0};
static const unsigned char f469[] = {
#embed "../../content/stand-ins/Sources/ConcurrencyExtras/JobLedger.swift" suffix(, )
0};
static const unsigned char f470[] = {
#embed "../../content/stand-ins/Sources/ConcurrencyExtras/LockIsolated.swift" suffix(, )
0};
static const unsigned char f471[] = {
#embed "../../content/stand-ins/Sources/ConcurrencyExtras/MainSerialExecutor.swift" suffix(, )
0};
static const unsigned char f472[] = {
#embed "../../content/stand-ins/Sources/ConcurrencyExtras/Task+Helpers.swift" suffix(, )
0};
static const unsigned char f473[] = {
#embed "../../content/stand-ins/Sources/ConcurrencyExtras/UncheckedSendable.swift" suffix(, )
0};
static const unsigned char f474[] = {
#embed "../../content/stand-ins/Sources/Dependencies/DefaultValues.swift" suffix(, )
0};
static const unsigned char f475[] = {
#embed "../../content/stand-ins/Sources/Dependencies/Dependency.swift" suffix(, )
0};
static const unsigned char f476[] = {
#embed "../../content/stand-ins/Sources/Dependencies/DependencyContext.swift" suffix(, )
0};
static const unsigned char f477[] = {
#embed "../../content/stand-ins/Sources/Dependencies/DependencyKey.swift" suffix(, )
0};
static const unsigned char f478[] = {
#embed "../../content/stand-ins/Sources/Dependencies/DependencyObjects.swift" suffix(, )
0};
static const unsigned char f479[] = {
#embed "../../content/stand-ins/Sources/Dependencies/DependencyUse.swift" suffix(, )
0};
static const unsigned char f480[] = {
#embed "../../content/stand-ins/Sources/Dependencies/DependencyValues.swift" suffix(, )
0};
static const unsigned char f481[] = {
#embed "../../content/stand-ins/Sources/Dependencies/Exports.swift" suffix(, )
0};
static const unsigned char f482[] = {
#embed "../../content/stand-ins/Sources/Dependencies/Values/Clocks.swift" suffix(, )
0};
static const unsigned char f483[] = {
#embed "../../content/stand-ins/Sources/Dependencies/Values/DateGenerator.swift" suffix(, )
0};
static const unsigned char f484[] = {
#embed "../../content/stand-ins/Sources/Dependencies/Values/Localisation.swift" suffix(, )
0};
static const unsigned char f485[] = {
#embed "../../content/stand-ins/Sources/Dependencies/Values/OpenURLEffect.swift" suffix(, )
0};
static const unsigned char f486[] = {
#embed "../../content/stand-ins/Sources/Dependencies/Values/UUIDGenerator.swift" suffix(, )
0};
static const unsigned char f487[] = {
#embed "../../content/stand-ins/Sources/Dependencies/Values/WithRandomNumberGenerator.swift" suffix(, )
0};
static const unsigned char f488[] = {
#embed "../../content/stand-ins/Sources/Dependencies/WithDependencies.swift" suffix(, )
0};
static const unsigned char f489[] = {
#embed "../../content/stand-ins/Sources/Dependencies/WithEscapedDependencies.swift" suffix(, )
0};
static const unsigned char f490[] = {
#embed "../../content/stand-ins/Sources/DependenciesMacros/DependencyClient.swift" suffix(, )
0};
static const unsigned char f491[] = {
#embed "../../content/stand-ins/Sources/FoundationGaps/LocalizationValue.swift" suffix(, )
0};
static const unsigned char f492[] = {
#embed "../../content/stand-ins/Sources/FoundationGaps/LocalizedStringResource.swift" suffix(, )
0};
static const unsigned char f493[] = {
#embed "../../content/stand-ins/Sources/FoundationGaps/NSUserActivity.swift" suffix(, )
0};
static const unsigned char f494[] = {
#embed "../../content/stand-ins/Sources/FoundationGaps/URL.swift" suffix(, )
0};
static const unsigned char f495[] = {
#embed "../../content/stand-ins/Sources/FoundationGaps/UndoManager.swift" suffix(, )
0};
static const unsigned char f496[] = {
#embed "../../content/stand-ins/Sources/IdentifiedCollections/IdentifiedArray+Collection.swift" suffix(, )
0};
static const unsigned char f497[] = {
#embed "../../content/stand-ins/Sources/IdentifiedCollections/IdentifiedArray+Identifiable.swift" suffix(, )
0};
static const unsigned char f498[] = {
#embed "../../content/stand-ins/Sources/IdentifiedCollections/IdentifiedArray+Values.swift" suffix(, )
0};
static const unsigned char f499[] = {
#embed "../../content/stand-ins/Sources/IdentifiedCollections/IdentifiedArray.swift" suffix(, )
0};
static const unsigned char f500[] = {
#embed "../../content/stand-ins/Sources/IssueReporting/IssuePlace.swift" suffix(, )
0};
static const unsigned char f501[] = {
#embed "../../content/stand-ins/Sources/IssueReporting/ReportIssue.swift" suffix(, )
0};
static const unsigned char f502[] = {
#embed "../../content/stand-ins/Sources/IssueReporting/SwiftTesting.swift" suffix(, )
0};
static const unsigned char f503[] = {
#embed "../../content/stand-ins/Sources/IssueReporting/TestContext.swift" suffix(, )
0};
static const unsigned char f504[] = {
#embed "../../content/stand-ins/Sources/IssueReporting/TestLibrary.swift" suffix(, )
0};
static const unsigned char f505[] = {
#embed "../../content/stand-ins/Sources/IssueReporting/Unimplemented.swift" suffix(, )
0};
static const unsigned char f506[] = {
#embed "../../content/stand-ins/Sources/IssueReporting/WithExpectedIssue.swift" suffix(, )
0};
static const unsigned char f507[] = {
#embed "../../content/stand-ins/Sources/Sharing/Exports.swift" suffix(, )
0};
static const unsigned char f508[] = {
#embed "../../content/stand-ins/Sources/Sharing/Keys/AppStorageKey.swift" suffix(, )
0};
static const unsigned char f509[] = {
#embed "../../content/stand-ins/Sources/Sharing/Keys/AppStorageValue.swift" suffix(, )
0};
static const unsigned char f510[] = {
#embed "../../content/stand-ins/Sources/Sharing/Keys/DefaultKey.swift" suffix(, )
0};
static const unsigned char f511[] = {
#embed "../../content/stand-ins/Sources/Sharing/Keys/FileStorageKey.swift" suffix(, )
0};
static const unsigned char f512[] = {
#embed "../../content/stand-ins/Sources/Sharing/Keys/InMemoryKey.swift" suffix(, )
0};
static const unsigned char f513[] = {
#embed "../../content/stand-ins/Sources/Sharing/Keys/Shared+Keys.swift" suffix(, )
0};
static const unsigned char f514[] = {
#embed "../../content/stand-ins/Sources/Sharing/Keys/SharedKey.swift" suffix(, )
0};
static const unsigned char f515[] = {
#embed "../../content/stand-ins/Sources/Sharing/References/RootReference.swift" suffix(, )
0};
static const unsigned char f516[] = {
#embed "../../content/stand-ins/Sources/Sharing/References/SharedReference.swift" suffix(, )
0};
static const unsigned char f517[] = {
#embed "../../content/stand-ins/Sources/Sharing/References/SharedReferences.swift" suffix(, )
0};
static const unsigned char f518[] = {
#embed "../../content/stand-ins/Sources/Sharing/Shared+IdentifiedArray.swift" suffix(, )
0};
static const unsigned char f519[] = {
#embed "../../content/stand-ins/Sources/Sharing/Shared.swift" suffix(, )
0};
static const unsigned char f520[] = {
#embed "../../content/stand-ins/Sources/Sharing/SharedChangeTracker.swift" suffix(, )
0};
static const unsigned char f521[] = {
#embed "../../content/stand-ins/Sources/Sharing/SharedReader.swift" suffix(, )
0};
static const unsigned char f522[] = {
#embed "../../content/stand-ins/Sources/StandInMacros/EntryMacro.swift" suffix(, )
0};
static const unsigned char f523[] = {
#embed "../../content/stand-ins/Sources/StandInMacros/PreviewMacro.swift" suffix(, )
0};
static const unsigned char f524[] = {
#embed "../../content/stand-ins/Sources/StandInMacros/PreviewableMacro.swift" suffix(, )
0};
static const unsigned char f525[] = {
#embed "../../content/stand-ins/Sources/StandInMacros/StandInMessage.swift" suffix(, )
0};
static const unsigned char f526[] = {
#embed "../../content/stand-ins/Sources/StandInMacros/main.swift" suffix(, )
0};
static const unsigned char f527[] = {
#embed "../../content/stand-ins/Sources/SupportMacros/CasePathableMacro.swift" suffix(, )
0};
static const unsigned char f528[] = {
#embed "../../content/stand-ins/Sources/SupportMacros/ClientProperty.swift" suffix(, )
0};
static const unsigned char f529[] = {
#embed "../../content/stand-ins/Sources/SupportMacros/DependencyClientMacro.swift" suffix(, )
0};
static const unsigned char f530[] = {
#embed "../../content/stand-ins/Sources/SupportMacros/DependencyEndpointMacro.swift" suffix(, )
0};
static const unsigned char f531[] = {
#embed "../../content/stand-ins/Sources/SupportMacros/Endpoint.swift" suffix(, )
0};
static const unsigned char f532[] = {
#embed "../../content/stand-ins/Sources/SupportMacros/SupportMessage.swift" suffix(, )
0};
static const unsigned char f533[] = {
#embed "../../content/stand-ins/Sources/SupportMacros/main.swift" suffix(, )
0};
static const unsigned char f534[] = {
#embed "../../content/stand-ins/Sources/SwiftNavigation/AlertState.swift" suffix(, )
0};
static const unsigned char f535[] = {
#embed "../../content/stand-ins/Sources/SwiftNavigation/ButtonState.swift" suffix(, )
0};
static const unsigned char f536[] = {
#embed "../../content/stand-ins/Sources/SwiftNavigation/ButtonStateBuilder.swift" suffix(, )
0};
static const unsigned char f537[] = {
#embed "../../content/stand-ins/Sources/SwiftNavigation/ConfirmationDialogState.swift" suffix(, )
0};
static const unsigned char f538[] = {
#embed "../../content/stand-ins/Sources/SwiftNavigation/TextState.swift" suffix(, )
0};
static const unsigned char f539[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Animation/Animatable.swift" suffix(, )
0};
static const unsigned char f540[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Animation/Animation.swift" suffix(, )
0};
static const unsigned char f541[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Animation/Transition.swift" suffix(, )
0};
static const unsigned char f542[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/AsyncImage.swift" suffix(, )
0};
static const unsigned char f543[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Button.swift" suffix(, )
0};
static const unsigned char f544[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/ContentUnavailableView.swift" suffix(, )
0};
static const unsigned char f545[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/DatePicker.swift" suffix(, )
0};
static const unsigned char f546[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Gauge.swift" suffix(, )
0};
static const unsigned char f547[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Label.swift" suffix(, )
0};
static const unsigned char f548[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Link.swift" suffix(, )
0};
static const unsigned char f549[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Menu.swift" suffix(, )
0};
static const unsigned char f550[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Picker+Sources.swift" suffix(, )
0};
static const unsigned char f551[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Picker.swift" suffix(, )
0};
static const unsigned char f552[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/ProgressView.swift" suffix(, )
0};
static const unsigned char f553[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/SecureField.swift" suffix(, )
0};
static const unsigned char f554[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Slider.swift" suffix(, )
0};
static const unsigned char f555[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Stepper.swift" suffix(, )
0};
static const unsigned char f556[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/TextField+Value.swift" suffix(, )
0};
static const unsigned char f557[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/TextField.swift" suffix(, )
0};
static const unsigned char f558[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Controls/Toggle.swift" suffix(, )
0};
static const unsigned char f559[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/AppStorage.swift" suffix(, )
0};
static const unsigned char f560[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/Bindable.swift" suffix(, )
0};
static const unsigned char f561[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/Binding+Collection.swift" suffix(, )
0};
static const unsigned char f562[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/Binding.swift" suffix(, )
0};
static const unsigned char f563[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/ContainerKeys.swift" suffix(, )
0};
static const unsigned char f564[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/DynamicProperty.swift" suffix(, )
0};
static const unsigned char f565[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/EntryMacro.swift" suffix(, )
0};
static const unsigned char f566[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/Environment.swift" suffix(, )
0};
static const unsigned char f567[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/EnvironmentActions.swift" suffix(, )
0};
static const unsigned char f568[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/EnvironmentValues+System.swift" suffix(, )
0};
static const unsigned char f569[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/FocusState.swift" suffix(, )
0};
static const unsigned char f570[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/ObservedObjects.swift" suffix(, )
0};
static const unsigned char f571[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/SceneStorage.swift" suffix(, )
0};
static const unsigned char f572[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Data/State.swift" suffix(, )
0};
static const unsigned char f573[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Exports.swift" suffix(, )
0};
static const unsigned char f574[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Gestures/Gesture.swift" suffix(, )
0};
static const unsigned char f575[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Gestures/GestureState.swift" suffix(, )
0};
static const unsigned char f576[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Layout/CustomLayout.swift" suffix(, )
0};
static const unsigned char f577[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Layout/GeometryProxy.swift" suffix(, )
0};
static const unsigned char f578[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Layout/Grid.swift" suffix(, )
0};
static const unsigned char f579[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Layout/LayoutTypes.swift" suffix(, )
0};
static const unsigned char f580[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Layout/ScrollView.swift" suffix(, )
0};
static const unsigned char f581[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Layout/Spacer.swift" suffix(, )
0};
static const unsigned char f582[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Layout/Stacks.swift" suffix(, )
0};
static const unsigned char f583[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Layout/TimelineView.swift" suffix(, )
0};
static const unsigned char f584[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/DisclosureGroup.swift" suffix(, )
0};
static const unsigned char f585[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/DynamicViewContent.swift" suffix(, )
0};
static const unsigned char f586[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/EditActions.swift" suffix(, )
0};
static const unsigned char f587[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/EditingCollections.swift" suffix(, )
0};
static const unsigned char f588[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/ForEach.swift" suffix(, )
0};
static const unsigned char f589[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/Form.swift" suffix(, )
0};
static const unsigned char f590[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/LabeledContent.swift" suffix(, )
0};
static const unsigned char f591[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/List+Binding.swift" suffix(, )
0};
static const unsigned char f592[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/List+EditActions.swift" suffix(, )
0};
static const unsigned char f593[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/List.swift" suffix(, )
0};
static const unsigned char f594[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/OutlineGroup.swift" suffix(, )
0};
static const unsigned char f595[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Lists/Section.swift" suffix(, )
0};
static const unsigned char f596[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/Accessibility.swift" suffix(, )
0};
static const unsigned char f597[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/AccessibilityTypes.swift" suffix(, )
0};
static const unsigned char f598[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/Appearance.swift" suffix(, )
0};
static const unsigned char f599[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/Background.swift" suffix(, )
0};
static const unsigned char f600[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/EffectModifiers.swift" suffix(, )
0};
static const unsigned char f601[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/EnvironmentModifiers.swift" suffix(, )
0};
static const unsigned char f602[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/GestureModifiers.swift" suffix(, )
0};
static const unsigned char f603[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/KeyTypes.swift" suffix(, )
0};
static const unsigned char f604[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/Keys.swift" suffix(, )
0};
static const unsigned char f605[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/Layout.swift" suffix(, )
0};
static const unsigned char f606[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/Lifecycle.swift" suffix(, )
0};
static const unsigned char f607[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/ListModifiers.swift" suffix(, )
0};
static const unsigned char f608[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/ModifierTypes.swift" suffix(, )
0};
static const unsigned char f609[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/PresentationModifiers.swift" suffix(, )
0};
static const unsigned char f610[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/ScrollModifiers.swift" suffix(, )
0};
static const unsigned char f611[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/SizeModifiers.swift" suffix(, )
0};
static const unsigned char f612[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/StyleModifiers.swift" suffix(, )
0};
static const unsigned char f613[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/TextModifiers.swift" suffix(, )
0};
static const unsigned char f614[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Modifiers/TypeModifiers.swift" suffix(, )
0};
static const unsigned char f615[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/NavigationLink.swift" suffix(, )
0};
static const unsigned char f616[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/NavigationModifiers.swift" suffix(, )
0};
static const unsigned char f617[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/NavigationPath.swift" suffix(, )
0};
static const unsigned char f618[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/NavigationSplitView.swift" suffix(, )
0};
static const unsigned char f619[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/NavigationStack.swift" suffix(, )
0};
static const unsigned char f620[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/Tab+Value.swift" suffix(, )
0};
static const unsigned char f621[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/Tab.swift" suffix(, )
0};
static const unsigned char f622[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/TabContent.swift" suffix(, )
0};
static const unsigned char f623[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/TabModifiers.swift" suffix(, )
0};
static const unsigned char f624[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/TabView.swift" suffix(, )
0};
static const unsigned char f625[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/Toolbar.swift" suffix(, )
0};
static const unsigned char f626[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Navigation/ToolbarContentBuilder.swift" suffix(, )
0};
static const unsigned char f627[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Platform/DelegateAdaptors.swift" suffix(, )
0};
static const unsigned char f628[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Presentation/Alert.swift" suffix(, )
0};
static const unsigned char f629[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Presentation/AlertModifiers.swift" suffix(, )
0};
static const unsigned char f630[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Presentation/ConfirmationDialog.swift" suffix(, )
0};
static const unsigned char f631[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Presentation/Search.swift" suffix(, )
0};
static const unsigned char f632[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Presentation/Sheet.swift" suffix(, )
0};
static const unsigned char f633[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Presentation/ToolbarModifiers.swift" suffix(, )
0};
static const unsigned char f634[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Previews/Preview.swift" suffix(, )
0};
static const unsigned char f635[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/App.swift" suffix(, )
0};
static const unsigned char f636[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/Commands.swift" suffix(, )
0};
static const unsigned char f637[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/CommandsBuilder.swift" suffix(, )
0};
static const unsigned char f638[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/Scene.swift" suffix(, )
0};
static const unsigned char f639[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/SceneModifiers.swift" suffix(, )
0};
static const unsigned char f640[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/SceneTypes.swift" suffix(, )
0};
static const unsigned char f641[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/Window.swift" suffix(, )
0};
static const unsigned char f642[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/WindowGroup+Content.swift" suffix(, )
0};
static const unsigned char f643[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/WindowGroup+Value.swift" suffix(, )
0};
static const unsigned char f644[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Scenes/WindowGroup.swift" suffix(, )
0};
static const unsigned char f645[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Shapes/Color.swift" suffix(, )
0};
static const unsigned char f646[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Shapes/Gradient.swift" suffix(, )
0};
static const unsigned char f647[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Shapes/Path.swift" suffix(, )
0};
static const unsigned char f648[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Shapes/Shape.swift" suffix(, )
0};
static const unsigned char f649[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Shapes/ShapeStyle.swift" suffix(, )
0};
static const unsigned char f650[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Shapes/ShapeView.swift" suffix(, )
0};
static const unsigned char f651[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Shapes/Shapes.swift" suffix(, )
0};
static const unsigned char f652[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/ButtonStyle.swift" suffix(, )
0};
static const unsigned char f653[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/ButtonTypes.swift" suffix(, )
0};
static const unsigned char f654[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/DatePickerStyle.swift" suffix(, )
0};
static const unsigned char f655[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/DisclosureGroupStyle.swift" suffix(, )
0};
static const unsigned char f656[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/FormStyle.swift" suffix(, )
0};
static const unsigned char f657[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/GaugeStyle.swift" suffix(, )
0};
static const unsigned char f658[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/GroupBoxStyle.swift" suffix(, )
0};
static const unsigned char f659[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/LabelStyle.swift" suffix(, )
0};
static const unsigned char f660[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/LabeledContentStyle.swift" suffix(, )
0};
static const unsigned char f661[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/ListStyle.swift" suffix(, )
0};
static const unsigned char f662[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/MenuStyle.swift" suffix(, )
0};
static const unsigned char f663[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/NavigationSplitViewStyle.swift" suffix(, )
0};
static const unsigned char f664[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/PickerStyle.swift" suffix(, )
0};
static const unsigned char f665[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/PrimitiveButtonStyle.swift" suffix(, )
0};
static const unsigned char f666[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/ProgressViewStyle.swift" suffix(, )
0};
static const unsigned char f667[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/TabViewStyle.swift" suffix(, )
0};
static const unsigned char f668[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/TextEditorStyle.swift" suffix(, )
0};
static const unsigned char f669[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/TextFieldStyle.swift" suffix(, )
0};
static const unsigned char f670[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Styles/ToggleStyle.swift" suffix(, )
0};
static const unsigned char f671[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Text/Font.swift" suffix(, )
0};
static const unsigned char f672[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Text/Image.swift" suffix(, )
0};
static const unsigned char f673[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Text/LocalizedStringKey.swift" suffix(, )
0};
static const unsigned char f674[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Text/SymbolEffect.swift" suffix(, )
0};
static const unsigned char f675[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Text/Text+Styles.swift" suffix(, )
0};
static const unsigned char f676[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Text/Text.swift" suffix(, )
0};
static const unsigned char f677[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Text/TextTypes.swift" suffix(, )
0};
static const unsigned char f678[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/Text/TimeDataSource.swift" suffix(, )
0};
static const unsigned char f679[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/View/PreferenceKey.swift" suffix(, )
0};
static const unsigned char f680[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/View/StructuralViews.swift" suffix(, )
0};
static const unsigned char f681[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/View/View.swift" suffix(, )
0};
static const unsigned char f682[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/View/ViewBuilder.swift" suffix(, )
0};
static const unsigned char f683[] = {
#embed "../../content/stand-ins/Sources/SwiftUI/View/ViewModifier.swift" suffix(, )
0};
static const unsigned char f684[] = {
#embed "../../content/stand-ins/Sources/UIKit/Exports.swift" suffix(, )
0};
static const unsigned char f685[] = {
#embed "../../content/stand-ins/Sources/UIKit/UIApplication.swift" suffix(, )
0};
static const unsigned char f686[] = {
#embed "../../content/stand-ins/Sources/UIKit/UIKeyboardType.swift" suffix(, )
0};
static const unsigned char f687[] = {
#embed "../../content/stand-ins/Sources/UIKit/UITextContentType.swift" suffix(, )
0};
static const unsigned char f688[] = {
#embed "../../content/stand-ins/Sources/UserNotifications/UNNotificationContent.swift" suffix(, )
0};
static const unsigned char f689[] = {
#embed "../../content/stand-ins/Sources/UserNotifications/UNNotificationRequest.swift" suffix(, )
0};
static const unsigned char f690[] = {
#embed "../../content/stand-ins/Sources/UserNotifications/UNUserNotificationCenter.swift" suffix(, )
0};
static const unsigned char f691[] = {
#embed "../../content/stand-ins/Sources/_Testing_AppKit/Overlay.swift" suffix(, )
0};
static const unsigned char f692[] = {
#embed "../../content/stand-ins/Sources/_Testing_UIKit/Overlay.swift" suffix(, )
0};
static const unsigned char f693[] = {
#embed "../../content/stand-ins/Sources/os/Logger.swift" suffix(, )
0};
static const unsigned char f694[] = {
#embed "../../content/stand-ins/Sources/os/OSAllocatedUnfairLock+Void.swift" suffix(, )
0};
static const unsigned char f695[] = {
#embed "../../content/stand-ins/Sources/os/OSAllocatedUnfairLock.swift" suffix(, )
0};
static const unsigned char f696[] = {
#embed "../../content/stand-ins/Sources/os/OSAllocatedUnfairLockFlags.swift" suffix(, )
0};
static const unsigned char f697[] = {
#embed "../../content/stand-ins/Sources/os/OSLogMessage.swift" suffix(, )
0};
static const unsigned char f698[] = {
#embed "../../content/stand-ins/Sources/os/UnfairLock.swift" suffix(, )
0};
static const unsigned char f699[] = {
#embed "../../content/stand-ins/availability.yml" suffix(, )
0};
static const unsigned char f700[] = {
#embed "../../content/stand-ins/stand-ins.yml" suffix(, )
0};
static const unsigned char f701[] = {
#embed "../../content/tca/app/app-entry.md" suffix(, )
0};
static const unsigned char f702[] = {
#embed "../../content/tca/checklists/verification-checklist.md" suffix(, )
0};
static const unsigned char f703[] = {
#embed "../../content/tca/compare/equivalences.md" suffix(, )
0};
static const unsigned char f704[] = {
#embed "../../content/tca/compare/opposite-stances.md" suffix(, )
0};
static const unsigned char f705[] = {
#embed "../../content/tca/composition/child-operators.md" suffix(, )
0};
static const unsigned char f706[] = {
#embed "../../content/tca/composition/delegate-actions.md" suffix(, )
0};
static const unsigned char f707[] = {
#embed "../../content/tca/composition/destination-enum.md" suffix(, )
0};
static const unsigned char f708[] = {
#embed "../../content/tca/composition/large-reducer.md" suffix(, )
0};
static const unsigned char f709[] = {
#embed "../../content/tca/composition/no-sibling-actions.md" suffix(, )
0};
static const unsigned char f710[] = {
#embed "../../content/tca/composition/scope-before-reduce.md" suffix(, )
0};
static const unsigned char f711[] = {
#embed "../../content/tca/conflicts/body-type.md" suffix(, )
0};
static const unsigned char f712[] = {
#embed "../../content/tca/conflicts/capture-state.md" suffix(, )
0};
static const unsigned char f713[] = {
#embed "../../content/tca/conflicts/child-order.md" suffix(, )
0};
static const unsigned char f714[] = {
#embed "../../content/tca/decisions/decide-communication.md" suffix(, )
0};
static const unsigned char f715[] = {
#embed "../../content/tca/decisions/decide-navigation.md" suffix(, )
0};
static const unsigned char f716[] = {
#embed "../../content/tca/decisions/decide-own-reducer.md" suffix(, )
0};
static const unsigned char f717[] = {
#embed "../../content/tca/dependencies/dependency-client.md" suffix(, )
0};
static const unsigned char f718[] = {
#embed "../../content/tca/dependencies/dependency-values.md" suffix(, )
0};
static const unsigned char f719[] = {
#embed "../../content/tca/dependencies/endpoint-default.md" suffix(, )
0};
static const unsigned char f720[] = {
#embed "../../content/tca/dependencies/interface-module.md" suffix(, )
0};
static const unsigned char f721[] = {
#embed "../../content/tca/dependencies/no-frozen-live-value.md" suffix(, )
0};
static const unsigned char f722[] = {
#embed "../../content/tca/dependencies/throwing-endpoint-default.md" suffix(, )
0};
static const unsigned char f723[] = {
#embed "../../content/tca/effects/cancel-id.md" suffix(, )
0};
static const unsigned char f724[] = {
#embed "../../content/tca/effects/cancel-in-flight.md" suffix(, )
0};
static const unsigned char f725[] = {
#embed "../../content/tca/effects/cancel-is-scoped.md" suffix(, )
0};
static const unsigned char f726[] = {
#embed "../../content/tca/effects/capture-only-values.md" suffix(, )
0};
static const unsigned char f727[] = {
#embed "../../content/tca/effects/clock-dependency.md" suffix(, )
0};
static const unsigned char f728[] = {
#embed "../../content/tca/effects/effect-errors.md" suffix(, )
0};
static const unsigned char f729[] = {
#embed "../../content/tca/effects/effect-run.md" suffix(, )
0};
static const unsigned char f730[] = {
#embed "../../content/tca/effects/effect.md" suffix(, )
0};
static const unsigned char f731[] = {
#embed "../../content/tca/effects/few-actions.md" suffix(, )
0};
static const unsigned char f732[] = {
#embed "../../content/tca/effects/long-effects-cancellable.md" suffix(, )
0};
static const unsigned char f733[] = {
#embed "../../content/tca/effects/no-actions-for-logic.md" suffix(, )
0};
static const unsigned char f734[] = {
#embed "../../content/tca/effects/no-concatenated-sends.md" suffix(, )
0};
static const unsigned char f735[] = {
#embed "../../content/tca/effects/no-heavy-work.md" suffix(, )
0};
static const unsigned char f736[] = {
#embed "../../content/tca/effects/send-only-for-delegates.md" suffix(, )
0};
static const unsigned char f737[] = {
#embed "../../content/tca/features/action-categories.md" suffix(, )
0};
static const unsigned char f738[] = {
#embed "../../content/tca/features/action-not-equatable.md" suffix(, )
0};
static const unsigned char f739[] = {
#embed "../../content/tca/features/actions-say-what-happened.md" suffix(, )
0};
static const unsigned char f740[] = {
#embed "../../content/tca/features/explicit-reduce-generics.md" suffix(, )
0};
static const unsigned char f741[] = {
#embed "../../content/tca/features/layers.md" suffix(, )
0};
static const unsigned char f742[] = {
#embed "../../content/tca/features/models.md" suffix(, )
0};
static const unsigned char f743[] = {
#embed "../../content/tca/features/nested-state-and-action.md" suffix(, )
0};
static const unsigned char f744[] = {
#embed "../../content/tca/features/observable-state.md" suffix(, )
0};
static const unsigned char f745[] = {
#embed "../../content/tca/features/reduce-or-body.md" suffix(, )
0};
static const unsigned char f746[] = {
#embed "../../content/tca/features/reducer-macro.md" suffix(, )
0};
static const unsigned char f747[] = {
#embed "../../content/tca/features/reducer-of-self.md" suffix(, )
0};
static const unsigned char f748[] = {
#embed "../../content/tca/features/state-is-equatable.md" suffix(, )
0};
static const unsigned char f749[] = {
#embed "../../content/tca/features/store.md" suffix(, )
0};
static const unsigned char f750[] = {
#embed "../../content/tca/features/what-is-tca.md" suffix(, )
0};
static const unsigned char f751[] = {
#embed "../../content/tca/glossary.yml" suffix(, )
0};
static const unsigned char f752[] = {
#embed "../../content/tca/gotchas.md" suffix(, )
0};
static const unsigned char f753[] = {
#embed "../../content/tca/guide.md" suffix(, )
0};
static const unsigned char f754[] = {
#embed "../../content/tca/library/editions.md" suffix(, )
0};
static const unsigned char f755[] = {
#embed "../../content/tca/library/no-reentrant-send.md" suffix(, )
0};
static const unsigned char f756[] = {
#embed "../../content/tca/library/removed-in-2.md" suffix(, )
0};
static const unsigned char f757[] = {
#embed "../../content/tca/migration/legacy-to-modern.md" suffix(, )
0};
static const unsigned char f758[] = {
#embed "../../content/tca/migration/migrate-effect-task.md" suffix(, )
0};
static const unsigned char f759[] = {
#embed "../../content/tca/migration/migrate-environment.md" suffix(, )
0};
static const unsigned char f760[] = {
#embed "../../content/tca/migration/migrate-for-each-store.md" suffix(, )
0};
static const unsigned char f761[] = {
#embed "../../content/tca/migration/migrate-if-let-store.md" suffix(, )
0};
static const unsigned char f762[] = {
#embed "../../content/tca/migration/migrate-leaf-first.md" suffix(, )
0};
static const unsigned char f763[] = {
#embed "../../content/tca/migration/migrate-navigation-stack-store.md" suffix(, )
0};
static const unsigned char f764[] = {
#embed "../../content/tca/migration/migrate-presentation-state.md" suffix(, )
0};
static const unsigned char f765[] = {
#embed "../../content/tca/migration/migrate-scheduler.md" suffix(, )
0};
static const unsigned char f766[] = {
#embed "../../content/tca/migration/migrate-switch-store.md" suffix(, )
0};
static const unsigned char f767[] = {
#embed "../../content/tca/migration/migrate-with-view-store.md" suffix(, )
0};
static const unsigned char f768[] = {
#embed "../../content/tca/navigation/alert-state.md" suffix(, )
0};
static const unsigned char f769[] = {
#embed "../../content/tca/navigation/destination-outside-list.md" suffix(, )
0};
static const unsigned char f770[] = {
#embed "../../content/tca/navigation/dismiss-effect.md" suffix(, )
0};
static const unsigned char f771[] = {
#embed "../../content/tca/navigation/dismiss-on-delegate.md" suffix(, )
0};
static const unsigned char f772[] = {
#embed "../../content/tca/navigation/no-link-in-child.md" suffix(, )
0};
static const unsigned char f773[] = {
#embed "../../content/tca/navigation/one-destination.md" suffix(, )
0};
static const unsigned char f774[] = {
#embed "../../content/tca/navigation/one-navigation-stack.md" suffix(, )
0};
static const unsigned char f775[] = {
#embed "../../content/tca/navigation/presentation.md" suffix(, )
0};
static const unsigned char f776[] = {
#embed "../../content/tca/navigation/scope-destination.md" suffix(, )
0};
static const unsigned char f777[] = {
#embed "../../content/tca/navigation/stack.md" suffix(, )
0};
static const unsigned char f778[] = {
#embed "../../content/tca/rulebook.yml" suffix(, )
0};
static const unsigned char f779[] = {
#embed "../../content/tca/state/derived-state.md" suffix(, )
0};
static const unsigned char f780[] = {
#embed "../../content/tca/state/identified-array.md" suffix(, )
0};
static const unsigned char f781[] = {
#embed "../../content/tca/state/scope-stored-property.md" suffix(, )
0};
static const unsigned char f782[] = {
#embed "../../content/tca/state/shared-conformances.md" suffix(, )
0};
static const unsigned char f783[] = {
#embed "../../content/tca/state/shared-with-lock.md" suffix(, )
0};
static const unsigned char f784[] = {
#embed "../../content/tca/state/view-local-state.md" suffix(, )
0};
static const unsigned char f785[] = {
#embed "../../content/tca/symptoms/action-on-nil-state.md" suffix(, )
0};
static const unsigned char f786[] = {
#embed "../../content/tca/symptoms/app-runs-in-tests.md" suffix(, )
0};
static const unsigned char f787[] = {
#embed "../../content/tca/symptoms/bindable-needs-ios-17.md" suffix(, )
0};
static const unsigned char f788[] = {
#embed "../../content/tca/symptoms/circular-reference.md" suffix(, )
0};
static const unsigned char f789[] = {
#embed "../../content/tca/symptoms/effect-still-running.md" suffix(, )
0};
static const unsigned char f790[] = {
#embed "../../content/tca/symptoms/failure-without-a-trace.md" suffix(, )
0};
static const unsigned char f791[] = {
#embed "../../content/tca/symptoms/navigation-dismiss-fights.md" suffix(, )
0};
static const unsigned char f792[] = {
#embed "../../content/tca/symptoms/no-action-received.md" suffix(, )
0};
static const unsigned char f793[] = {
#embed "../../content/tca/symptoms/no-implementation.md" suffix(, )
0};
static const unsigned char f794[] = {
#embed "../../content/tca/symptoms/self-is-not-sendable.md" suffix(, )
0};
static const unsigned char f795[] = {
#embed "../../content/tca/symptoms/sheet-stays-open.md" suffix(, )
0};
static const unsigned char f796[] = {
#embed "../../content/tca/symptoms/symptoms.md" suffix(, )
0};
static const unsigned char f797[] = {
#embed "../../content/tca/symptoms/type-check-time.md" suffix(, )
0};
static const unsigned char f798[] = {
#embed "../../content/tca/symptoms/view-does-not-update.md" suffix(, )
0};
static const unsigned char f799[] = {
#embed "../../content/tca/symptoms/wrapper-in-state.md" suffix(, )
0};
static const unsigned char f800[] = {
#embed "../../content/tca/testing/app-test-host.md" suffix(, )
0};
static const unsigned char f801[] = {
#embed "../../content/tca/testing/exhaustive-test.md" suffix(, )
0};
static const unsigned char f802[] = {
#embed "../../content/tca/testing/finish-effects.md" suffix(, )
0};
static const unsigned char f803[] = {
#embed "../../content/tca/testing/flow-test.md" suffix(, )
0};
static const unsigned char f804[] = {
#embed "../../content/tca/testing/no-static-link.md" suffix(, )
0};
static const unsigned char f805[] = {
#embed "../../content/tca/testing/one-test-store.md" suffix(, )
0};
static const unsigned char f806[] = {
#embed "../../content/tca/testing/receive-case-path.md" suffix(, )
0};
static const unsigned char f807[] = {
#embed "../../content/tca/testing/test-clock.md" suffix(, )
0};
static const unsigned char f808[] = {
#embed "../../content/tca/views/bindable-store.md" suffix(, )
0};
static const unsigned char f809[] = {
#embed "../../content/tca/views/legacy-store-views.md" suffix(, )
0};
static const unsigned char f810[] = {
#embed "../../content/tca/views/perception-tracking.md" suffix(, )
0};
static const unsigned char f811[] = {
#embed "../../content/tca/where-to-read.md" suffix(, )
0};
static const unsigned char f812[] = {
#embed "../../content/tca/workflows/build-a-feature.md" suffix(, )
0};
static const unsigned char f813[] = {
#embed "../../content/tca/workflows/decompose-god-reducer.md" suffix(, )
0};
static const unsigned char f814[] = {
#embed "../../content/tca/workflows/migrate-legacy.md" suffix(, )
0};
static const unsigned char f815[] = {
#embed "../../site/theme/appearance.js" suffix(, )
0};
static const unsigned char f816[] = {
#embed "../../site/theme/content.css" suffix(, )
0};
static const unsigned char f817[] = {
#embed "../../site/theme/icon.svg" suffix(, )
0};
static const unsigned char f818[] = {
#embed "../../site/theme/print.css" suffix(, )
0};
static const unsigned char f819[] = {
#embed "../../site/theme/search-ranking.js" suffix(, )
0};
static const unsigned char f820[] = {
#embed "../../site/theme/search.js" suffix(, )
0};
static const unsigned char f821[] = {
#embed "../../site/theme/site.css" suffix(, )
0};
static const unsigned char f822[] = {
#embed "../../site/theme/site.js" suffix(, )
0};

const struct carried_file carried_files[] = {
    {"content/clean/api/api-layer.md", f0, sizeof f0 - 1},
    {"content/clean/api/endpoint.md", f1, sizeof f1 - 1},
    {"content/clean/api/http-client.md", f2, sizeof f2 - 1},
    {"content/clean/api/private-decodable.md", f3, sizeof f3 - 1},
    {"content/clean/api/static-mapper.md", f4, sizeof f4 - 1},
    {"content/clean/build-a-feature.md", f5, sizeof f5 - 1},
    {"content/clean/cache/cache-layer.md", f6, sizeof f6 - 1},
    {"content/clean/cache/cache-policy.md", f7, sizeof f7 - 1},
    {"content/clean/cache/core-data-in-memory.md", f8, sizeof f8 - 1},
    {"content/clean/cache/in-memory-store.md", f9, sizeof f9 - 1},
    {"content/clean/cache/local-loader.md", f10, sizeof f10 - 1},
    {"content/clean/cache/local-models.md", f11, sizeof f11 - 1},
    {"content/clean/cache/managed-object-model.md", f12, sizeof f12 - 1},
    {"content/clean/cache/store-protocol.md", f13, sizeof f13 - 1},
    {"content/clean/composition/adapter-cancels.md", f14, sizeof f14 - 1},
    {"content/clean/composition/composer.md", f15, sizeof f15 - 1},
    {"content/clean/composition/composition-root.md", f16, sizeof f16 - 1},
    {"content/clean/composition/composition-types.md", f17, sizeof f17 - 1},
    {"content/clean/composition/creates-nothing.md", f18, sizeof f18 - 1},
    {"content/clean/composition/debug-scene-delegate.md", f19, sizeof f19 - 1},
    {"content/clean/composition/loading-guard.md", f20, sizeof f20 - 1},
    {"content/clean/composition/navigation-closures.md", f21, sizeof f21 - 1},
    {"content/clean/composition/no-singletons.md", f22, sizeof f22 - 1},
    {"content/clean/composition/presentation-adapter.md", f23, sizeof f23 - 1},
    {"content/clean/composition/scheduler.md", f24, sizeof f24 - 1},
    {"content/clean/composition/service.md", f25, sizeof f25 - 1},
    {"content/clean/composition/store-fallback.md", f26, sizeof f26 - 1},
    {"content/clean/composition/view-adapter.md", f27, sizeof f27 - 1},
    {"content/clean/composition/weak-proxy.md", f28, sizeof f28 - 1},
    {"content/clean/concurrency/cache-validation.md", f29, sizeof f29 - 1},
    {"content/clean/concurrency/capture-the-store.md", f30, sizeof f30 - 1},
    {"content/clean/concurrency/domain-is-not-isolated.md", f31, sizeof f31 - 1},
    {"content/clean/concurrency/main-actor.md", f32, sizeof f32 - 1},
    {"content/clean/concurrency/main-thread-check.md", f33, sizeof f33 - 1},
    {"content/clean/concurrency/no-unchecked-sendable.md", f34, sizeof f34 - 1},
    {"content/clean/concurrency/other-questions.md", f35, sizeof f35 - 1},
    {"content/clean/concurrency/prefer-async.md", f36, sizeof f36 - 1},
    {"content/clean/concurrency/sendable-closures.md", f37, sizeof f37 - 1},
    {"content/clean/concurrency/strict-concurrency.md", f38, sizeof f38 - 1},
    {"content/clean/concurrency/task-immediate-fallback.md", f39, sizeof f39 - 1},
    {"content/clean/concurrency/task-immediate.md", f40, sizeof f40 - 1},
    {"content/clean/concurrency/thread-sanitizer.md", f41, sizeof f41 - 1},
    {"content/clean/conflicts/concrete-types.md", f42, sizeof f42 - 1},
    {"content/clean/conflicts/conflicts.md", f43, sizeof f43 - 1},
    {"content/clean/conflicts/environment-or-init.md", f44, sizeof f44 - 1},
    {"content/clean/conflicts/foundation-only.md", f45, sizeof f45 - 1},
    {"content/clean/conflicts/generic-first.md", f46, sizeof f46 - 1},
    {"content/clean/conflicts/isolated-store.md", f47, sizeof f47 - 1},
    {"content/clean/conflicts/make-sut-everywhere.md", f48, sizeof f48 - 1},
    {"content/clean/conflicts/testable-import.md", f49, sizeof f49 - 1},
    {"content/clean/conflicts/xcode-targets.md", f50, sizeof f50 - 1},
    {"content/clean/feature-decision-tree.md", f51, sizeof f51 - 1},
    {"content/clean/feature/domain-models.md", f52, sizeof f52 - 1},
    {"content/clean/feature/feature-layer.md", f53, sizeof f53 - 1},
    {"content/clean/feature/last-page-has-no-load-more.md", f54, sizeof f54 - 1},
    {"content/clean/feature/paginated.md", f55, sizeof f55 - 1},
    {"content/clean/glossary.yml", f56, sizeof f56 - 1},
    {"content/clean/gotchas.md", f57, sizeof f57 - 1},
    {"content/clean/guardrails.md", f58, sizeof f58 - 1},
    {"content/clean/guide.md", f59, sizeof f59 - 1},
    {"content/clean/key-patterns.md", f60, sizeof f60 - 1},
    {"content/clean/layers/framework-free-modules.md", f61, sizeof f61 - 1},
    {"content/clean/layers/layer-table.md", f62, sizeof f62 - 1},
    {"content/clean/layers/packages.md", f63, sizeof f63 - 1},
    {"content/clean/layers/protocol-boundaries.md", f64, sizeof f64 - 1},
    {"content/clean/presentation/load-resource-presenter.md", f65, sizeof f65 - 1},
    {"content/clean/presentation/localized-errors.md", f66, sizeof f66 - 1},
    {"content/clean/presentation/presentation-layer.md", f67, sizeof f67 - 1},
    {"content/clean/presentation/presenter-output.md", f68, sizeof f68 - 1},
    {"content/clean/process/no-early-generics.md", f69, sizeof f69 - 1},
    {"content/clean/reference-router.md", f70, sizeof f70 - 1},
    {"content/clean/rulebook.yml", f71, sizeof f71 - 1},
    {"content/clean/symptoms/cache-validation.md", f72, sizeof f72 - 1},
    {"content/clean/symptoms/core-data-crash.md", f73, sizeof f73 - 1},
    {"content/clean/symptoms/debug-code.md", f74, sizeof f74 - 1},
    {"content/clean/symptoms/duplicate-requests.md", f75, sizeof f75 - 1},
    {"content/clean/symptoms/next-page.md", f76, sizeof f76 - 1},
    {"content/clean/symptoms/real-infrastructure.md", f77, sizeof f77 - 1},
    {"content/clean/symptoms/retain-cycle.md", f78, sizeof f78 - 1},
    {"content/clean/symptoms/sendable-warning.md", f79, sizeof f79 - 1},
    {"content/clean/symptoms/symptoms.md", f80, sizeof f80 - 1},
    {"content/clean/symptoms/ui-import.md", f81, sizeof f81 - 1},
    {"content/clean/testing/acceptance-tests.md", f82, sizeof f82 - 1},
    {"content/clean/testing/dummy-scene.md", f83, sizeof f83 - 1},
    {"content/clean/testing/leak-check.md", f84, sizeof f84 - 1},
    {"content/clean/testing/loader-spy.md", f85, sizeof f85 - 1},
    {"content/clean/testing/make-sut.md", f86, sizeof f86 - 1},
    {"content/clean/testing/project-test-framework.md", f87, sizeof f87 - 1},
    {"content/clean/testing/public-api-tests.md", f88, sizeof f88 - 1},
    {"content/clean/testing/shared-specs.md", f89, sizeof f89 - 1},
    {"content/clean/testing/test-doubles.md", f90, sizeof f90 - 1},
    {"content/clean/testing/test-names.md", f91, sizeof f91 - 1},
    {"content/clean/testing/widen-on-purpose.md", f92, sizeof f92 - 1},
    {"content/clean/ui/cell-controller.md", f93, sizeof f93 - 1},
    {"content/clean/ui/dynamic-type.md", f94, sizeof f94 - 1},
    {"content/clean/ui/stale-cells.md", f95, sizeof f95 - 1},
    {"content/clean/ui/swiftui-layer.md", f96, sizeof f96 - 1},
    {"content/clean/ui/uikit-layer.md", f97, sizeof f97 - 1},
    {"content/clean/verification-checklist.md", f98, sizeof f98 - 1},
    {"content/clean/what-is-clean-modular.md", f99, sizeof f99 - 1},
    {"content/ledger.json", f100, sizeof f100 - 1},
    {"content/luca/composition/app-delegate.md", f101, sizeof f101 - 1},
    {"content/luca/composition/app-entry.md", f102, sizeof f102 - 1},
    {"content/luca/composition/child-action-required.md", f103, sizeof f103 - 1},
    {"content/luca/composition/child-closing.md", f104, sizeof f104 - 1},
    {"content/luca/composition/child-needs-dependencies.md", f105, sizeof f105 - 1},
    {"content/luca/composition/child-store.md", f106, sizeof f106 - 1},
    {"content/luca/composition/long-lived-workers.md", f107, sizeof f107 - 1},
    {"content/luca/composition/swiftui-action-wrapper.md", f108, sizeof f108 - 1},
    {"content/luca/composition/typed-path.md", f109, sizeof f109 - 1},
    {"content/luca/conflicts/app-delegate-optional.md", f110, sizeof f110 - 1},
    {"content/luca/conflicts/bundle-writes-in-tests.md", f111, sizeof f111 - 1},
    {"content/luca/conflicts/clients-in-model.md", f112, sizeof f112 - 1},
    {"content/luca/conflicts/default-on-declaration.md", f113, sizeof f113 - 1},
    {"content/luca/conflicts/entry-type-name.md", f114, sizeof f114 - 1},
    {"content/luca/conflicts/functions-on-entities.md", f115, sizeof f115 - 1},
    {"content/luca/conflicts/late-subscriber-value.md", f116, sizeof f116 - 1},
    {"content/luca/conflicts/lifecycle-action-names.md", f117, sizeof f117 - 1},
    {"content/luca/conflicts/no-third-party-or-apple.md", f118, sizeof f118 - 1},
    {"content/luca/conflicts/one-assertion-per-test.md", f119, sizeof f119 - 1},
    {"content/luca/conflicts/panels-in-user-interface.md", f120, sizeof f120 - 1},
    {"content/luca/conflicts/path-sample.md", f121, sizeof f121 - 1},
    {"content/luca/conflicts/previews-or-none.md", f122, sizeof f122 - 1},
    {"content/luca/conflicts/properties-not-injected.md", f123, sizeof f123 - 1},
    {"content/luca/conflicts/public-services.md", f124, sizeof f124 - 1},
    {"content/luca/conflicts/sample-entity-differs.md", f125, sizeof f125 - 1},
    {"content/luca/conflicts/shared-test-value.md", f126, sizeof f126 - 1},
    {"content/luca/conflicts/string-keys-in-model.md", f127, sizeof f127 - 1},
    {"content/luca/conflicts/task-with-screen-name.md", f128, sizeof f128 - 1},
    {"content/luca/conflicts/test-targets.md", f129, sizeof f129 - 1},
    {"content/luca/conflicts/uuid-of-an-entity.md", f130, sizeof f130 - 1},
    {"content/luca/datasource/app-state-client.md", f131, sizeof f131 - 1},
    {"content/luca/datasource/app-state.md", f132, sizeof f132 - 1},
    {"content/luca/datasource/bundle-declared-inline.md", f133, sizeof f133 - 1},
    {"content/luca/datasource/bundle-write-path.md", f134, sizeof f134 - 1},
    {"content/luca/datasource/client-closure-access.md", f135, sizeof f135 - 1},
    {"content/luca/datasource/client-instance-first.md", f136, sizeof f136 - 1},
    {"content/luca/datasource/client-is-thin.md", f137, sizeof f137 - 1},
    {"content/luca/datasource/client-live-and-test-values.md", f138, sizeof f138 - 1},
    {"content/luca/datasource/client-mirrors-the-api.md", f139, sizeof f139 - 1},
    {"content/luca/datasource/client-no-composite.md", f140, sizeof f140 - 1},
    {"content/luca/datasource/client-no-generics.md", f141, sizeof f141 - 1},
    {"content/luca/datasource/client-no-hardcoded-arguments.md", f142, sizeof f142 - 1},
    {"content/luca/datasource/client-no-state.md", f143, sizeof f143 - 1},
    {"content/luca/datasource/client-sendable-closures.md", f144, sizeof f144 - 1},
    {"content/luca/datasource/dependency-client-protocol.md", f145, sizeof f145 - 1},
    {"content/luca/datasource/dependency-client.md", f146, sizeof f146 - 1},
    {"content/luca/datasource/entity-conformances.md", f147, sizeof f147 - 1},
    {"content/luca/datasource/entity-empty.md", f148, sizeof f148 - 1},
    {"content/luca/datasource/entity-has-no-logic.md", f149, sizeof f149 - 1},
    {"content/luca/datasource/entity-public-init.md", f150, sizeof f150 - 1},
    {"content/luca/datasource/entity.md", f151, sizeof f151 - 1},
    {"content/luca/datasource/lock-is-pluggable.md", f152, sizeof f152 - 1},
    {"content/luca/datasource/lock-not-recursive.md", f153, sizeof f153 - 1},
    {"content/luca/datasource/no-get-copy-set.md", f154, sizeof f154 - 1},
    {"content/luca/datasource/no-replay.md", f155, sizeof f155 - 1},
    {"content/luca/datasource/repository-property.md", f156, sizeof f156 - 1},
    {"content/luca/datasource/repository-takes-clients.md", f157, sizeof f157 - 1},
    {"content/luca/datasource/repository.md", f158, sizeof f158 - 1},
    {"content/luca/datasource/share-policy.md", f159, sizeof f159 - 1},
    {"content/luca/datasource/storage-keys.md", f160, sizeof f160 - 1},
    {"content/luca/datasource/stream-bundle.md", f161, sizeof f161 - 1},
    {"content/luca/datasource/when-not-to-wrap.md", f162, sizeof f162 - 1},
    {"content/luca/datasource/when-to-wrap.md", f163, sizeof f163 - 1},
    {"content/luca/editions/edition-2026-02.md", f164, sizeof f164 - 1},
    {"content/luca/editions/edition-2026-06.md", f165, sizeof f165 - 1},
    {"content/luca/editions/edition-later-2026.md", f166, sizeof f166 - 1},
    {"content/luca/editions/editions.md", f167, sizeof f167 - 1},
    {"content/luca/editions/from-2026-02.md", f168, sizeof f168 - 1},
    {"content/luca/glossary.yml", f169, sizeof f169 - 1},
    {"content/luca/guide.md", f170, sizeof f170 - 1},
    {"content/luca/layers/app-target.md", f171, sizeof f171 - 1},
    {"content/luca/layers/arrow.md", f172, sizeof f172 - 1},
    {"content/luca/layers/extensions.md", f173, sizeof f173 - 1},
    {"content/luca/layers/file-layout.md", f174, sizeof f174 - 1},
    {"content/luca/layers/three-layers.md", f175, sizeof f175 - 1},
    {"content/luca/model/action-button.md", f176, sizeof f176 - 1},
    {"content/luca/model/action-enum.md", f177, sizeof f177 - 1},
    {"content/luca/model/action-lifecycle.md", f178, sizeof f178 - 1},
    {"content/luca/model/action-picker.md", f179, sizeof f179 - 1},
    {"content/luca/model/action-response.md", f180, sizeof f180 - 1},
    {"content/luca/model/action-toggle.md", f181, sizeof f181 - 1},
    {"content/luca/model/app-dependencies.md", f182, sizeof f182 - 1},
    {"content/luca/model/composable.md", f183, sizeof f183 - 1},
    {"content/luca/model/consumer-cancels-first.md", f184, sizeof f184 - 1},
    {"content/luca/model/consumer-teardown.md", f185, sizeof f185 - 1},
    {"content/luca/model/consumer-weak-capture.md", f186, sizeof f186 - 1},
    {"content/luca/model/consumer.md", f187, sizeof f187 - 1},
    {"content/luca/model/dependencies-in-environment.md", f188, sizeof f188 - 1},
    {"content/luca/model/producer.md", f189, sizeof f189 - 1},
    {"content/luca/model/reduce-before-action.md", f190, sizeof f190 - 1},
    {"content/luca/model/reduce-is-one-switch.md", f191, sizeof f191 - 1},
    {"content/luca/model/service-actor.md", f192, sizeof f192 - 1},
    {"content/luca/model/service-or-store.md", f193, sizeof f193 - 1},
    {"content/luca/model/service-takes-dependencies.md", f194, sizeof f194 - 1},
    {"content/luca/model/service.md", f195, sizeof f195 - 1},
    {"content/luca/model/several-streams.md", f196, sizeof f196 - 1},
    {"content/luca/model/store-action-property.md", f197, sizeof f197 - 1},
    {"content/luca/model/store-defaults-on-init.md", f198, sizeof f198 - 1},
    {"content/luca/model/store-dependencies-first.md", f199, sizeof f199 - 1},
    {"content/luca/model/store-injects-every-property.md", f200, sizeof f200 - 1},
    {"content/luca/model/store.md", f201, sizeof f201 - 1},
    {"content/luca/model/task-immediate.md", f202, sizeof f202 - 1},
    {"content/luca/model/test-dependencies.md", f203, sizeof f203 - 1},
    {"content/luca/model/transform-captures-no-self.md", f204, sizeof f204 - 1},
    {"content/luca/practice/build-a-feature.md", f205, sizeof f205 - 1},
    {"content/luca/practice/explain-or-build.md", f206, sizeof f206 - 1},
    {"content/luca/practice/review-checklist.md", f207, sizeof f207 - 1},
    {"content/luca/practice/symptoms.md", f208, sizeof f208 - 1},
    {"content/luca/practice/where-does-it-go.md", f209, sizeof f209 - 1},
    {"content/luca/practice/which-binding.md", f210, sizeof f210 - 1},
    {"content/luca/practice/which-state.md", f211, sizeof f211 - 1},
    {"content/luca/principles/apple-only.md", f212, sizeof f212 - 1},
    {"content/luca/principles/ask-before-code.md", f213, sizeof f213 - 1},
    {"content/luca/principles/build-order.md", f214, sizeof f214 - 1},
    {"content/luca/principles/complete-files.md", f215, sizeof f215 - 1},
    {"content/luca/principles/declarative-ui.md", f216, sizeof f216 - 1},
    {"content/luca/principles/derive-from-principles.md", f217, sizeof f217 - 1},
    {"content/luca/principles/imperative-glue.md", f218, sizeof f218 - 1},
    {"content/luca/principles/minimum-versions.md", f219, sizeof f219 - 1},
    {"content/luca/principles/strict-concurrency.md", f220, sizeof f220 - 1},
    {"content/luca/principles/testable-split.md", f221, sizeof f221 - 1},
    {"content/luca/principles/thin-seam.md", f222, sizeof f222 - 1},
    {"content/luca/principles/what-is-luca.md", f223, sizeof f223 - 1},
    {"content/luca/rulebook.yml", f224, sizeof f224 - 1},
    {"content/luca/style/member-order.md", f225, sizeof f225 - 1},
    {"content/luca/style/naming-style.md", f226, sizeof f226 - 1},
    {"content/luca/style/one-concern-per-change.md", f227, sizeof f227 - 1},
    {"content/luca/style/type-names.md", f228, sizeof f228 - 1},
    {"content/luca/testing/app-state-test.md", f229, sizeof f229 - 1},
    {"content/luca/testing/capture-with-lock.md", f230, sizeof f230 - 1},
    {"content/luca/testing/consumer-test.md", f231, sizeof f231 - 1},
    {"content/luca/testing/mock-client.md", f232, sizeof f232 - 1},
    {"content/luca/testing/one-value-per-test.md", f233, sizeof f233 - 1},
    {"content/luca/testing/producer-test.md", f234, sizeof f234 - 1},
    {"content/luca/testing/service-test.md", f235, sizeof f235 - 1},
    {"content/luca/testing/store-test.md", f236, sizeof f236 - 1},
    {"content/luca/testing/swift-testing.md", f237, sizeof f237 - 1},
    {"content/luca/testing/test-names.md", f238, sizeof f238 - 1},
    {"content/luca/testing/test-store.md", f239, sizeof f239 - 1},
    {"content/luca/testing/wait-until.md", f240, sizeof f240 - 1},
    {"content/luca/userinterface/binding-dispatches.md", f241, sizeof f241 - 1},
    {"content/luca/userinterface/entity-labels.md", f242, sizeof f242 - 1},
    {"content/luca/userinterface/localized-text.md", f243, sizeof f243 - 1},
    {"content/luca/userinterface/no-onchange-dispatch.md", f244, sizeof f244 - 1},
    {"content/luca/userinterface/plain-binding.md", f245, sizeof f245 - 1},
    {"content/luca/userinterface/preview.md", f246, sizeof f246 - 1},
    {"content/luca/userinterface/resources.md", f247, sizeof f247 - 1},
    {"content/luca/userinterface/scene.md", f248, sizeof f248 - 1},
    {"content/luca/userinterface/state-or-stateobject.md", f249, sizeof f249 - 1},
    {"content/luca/userinterface/view-has-no-logic.md", f250, sizeof f250 - 1},
    {"content/luca/userinterface/view-holds-store.md", f251, sizeof f251 - 1},
    {"content/luca/userinterface/view-observes.md", f252, sizeof f252 - 1},
    {"content/luca/userinterface/view-sends-in-task.md", f253, sizeof f253 - 1},
    {"content/luca/userinterface/view-task-lifecycle.md", f254, sizeof f254 - 1},
    {"content/luca/userinterface/view.md", f255, sizeof f255 - 1},
    {"content/luca/userinterface/window-control.md", f256, sizeof f256 - 1},
    {"content/problems/absent-api.md", f257, sizeof f257 - 1},
    {"content/problems/almost-swift.md", f258, sizeof f258 - 1},
    {"content/problems/bad-attribute.md", f259, sizeof f259 - 1},
    {"content/problems/bad-id.md", f260, sizeof f260 - 1},
    {"content/problems/bad-lines.md", f261, sizeof f261 - 1},
    {"content/problems/bad-path.md", f262, sizeof f262 - 1},
    {"content/problems/bad-sample-path.md", f263, sizeof f263 - 1},
    {"content/problems/bad-yaml.md", f264, sizeof f264 - 1},
    {"content/problems/blank-lines.md", f265, sizeof f265 - 1},
    {"content/problems/broken-ledger.md", f266, sizeof f266 - 1},
    {"content/problems/broken-utf8.md", f267, sizeof f267 - 1},
    {"content/problems/changed-on-disk.md", f268, sizeof f268 - 1},
    {"content/problems/changed-source.md", f269, sizeof f269 - 1},
    {"content/problems/cited-not-normative.md", f270, sizeof f270 - 1},
    {"content/problems/compiler-error.md", f271, sizeof f271 - 1},
    {"content/problems/compiler-failure.md", f272, sizeof f272 - 1},
    {"content/problems/compiler-warning.md", f273, sizeof f273 - 1},
    {"content/problems/conflicting-attributes.md", f274, sizeof f274 - 1},
    {"content/problems/crashed-test.md", f275, sizeof f275 - 1},
    {"content/problems/cycle.md", f276, sizeof f276 - 1},
    {"content/problems/dead-link.md", f277, sizeof f277 - 1},
    {"content/problems/docc-directive.md", f278, sizeof f278 - 1},
    {"content/problems/duplicate-file.md", f279, sizeof f279 - 1},
    {"content/problems/duplicate-id.md", f280, sizeof f280 - 1},
    {"content/problems/duplicate-key.md", f281, sizeof f281 - 1},
    {"content/problems/duplicate-rulebook.md", f282, sizeof f282 - 1},
    {"content/problems/empty-front-matter.md", f283, sizeof f283 - 1},
    {"content/problems/empty-value.md", f284, sizeof f284 - 1},
    {"content/problems/excerpt-differs.md", f285, sizeof f285 - 1},
    {"content/problems/extra-error.md", f286, sizeof f286 - 1},
    {"content/problems/extra-warning.md", f287, sizeof f287 - 1},
    {"content/problems/failed-expectation.md", f288, sizeof f288 - 1},
    {"content/problems/fence-in-html.md", f289, sizeof f289 - 1},
    {"content/problems/heading-level-skip.md", f290, sizeof f290 - 1},
    {"content/problems/hidden-text.md", f291, sizeof f291 - 1},
    {"content/problems/inactive-code.md", f292, sizeof f292 - 1},
    {"content/problems/inexact-link.md", f293, sizeof f293 - 1},
    {"content/problems/lines-beyond-end.md", f294, sizeof f294 - 1},
    {"content/problems/long-answer.md", f295, sizeof f295 - 1},
    {"content/problems/long-source.md", f296, sizeof f296 - 1},
    {"content/problems/low-score.md", f297, sizeof f297 - 1},
    {"content/problems/misplaced-attribute.md", f298, sizeof f298 - 1},
    {"content/problems/missing-anchor.md", f299, sizeof f299 - 1},
    {"content/problems/missing-answer.md", f300, sizeof f300 - 1},
    {"content/problems/missing-error.md", f301, sizeof f301 - 1},
    {"content/problems/missing-file.md", f302, sizeof f302 - 1},
    {"content/problems/missing-key.md", f303, sizeof f303 - 1},
    {"content/problems/missing-level.md", f304, sizeof f304 - 1},
    {"content/problems/missing-source.md", f305, sizeof f305 - 1},
    {"content/problems/missing-title.md", f306, sizeof f306 - 1},
    {"content/problems/missing-value.md", f307, sizeof f307 - 1},
    {"content/problems/more-unproven.md", f308, sizeof f308 - 1},
    {"content/problems/newer-api.md", f309, sizeof f309 - 1},
    {"content/problems/no-mode.md", f310, sizeof f310 - 1},
    {"content/problems/no-snippets.md", f311, sizeof f311 - 1},
    {"content/problems/no-tests.md", f312, sizeof f312 - 1},
    {"content/problems/nothing-shown.md", f313, sizeof f313 - 1},
    {"content/problems/nothing-to-prove.md", f314, sizeof f314 - 1},
    {"content/problems/nothing-to-run.md", f315, sizeof f315 - 1},
    {"content/problems/orphan.md", f316, sizeof f316 - 1},
    {"content/problems/out-of-memory.md", f317, sizeof f317 - 1},
    {"content/problems/output-collision.md", f318, sizeof f318 - 1},
    {"content/problems/outside-link.md", f319, sizeof f319 - 1},
    {"content/problems/outside-symlink.md", f320, sizeof f320 - 1},
    {"content/problems/own-source-location.md", f321, sizeof f321 - 1},
    {"content/problems/repeated-attribute.md", f322, sizeof f322 - 1},
    {"content/problems/repeated-lines.md", f323, sizeof f323 - 1},
    {"content/problems/repeated-mode.md", f324, sizeof f324 - 1},
    {"content/problems/rival-index.md", f325, sizeof f325 - 1},
    {"content/problems/short-expectation.md", f326, sizeof f326 - 1},
    {"content/problems/stale-ledger.md", f327, sizeof f327 - 1},
    {"content/problems/stray-bom.md", f328, sizeof f328 - 1},
    {"content/problems/stray-directive.md", f329, sizeof f329 - 1},
    {"content/problems/swallowed-by-table.md", f330, sizeof f330 - 1},
    {"content/problems/syntax-error.md", f331, sizeof f331 - 1},
    {"content/problems/taken-former-id.md", f332, sizeof f332 - 1},
    {"content/problems/test-without-expectation.md", f333, sizeof f333 - 1},
    {"content/problems/too-deep.md", f334, sizeof f334 - 1},
    {"content/problems/too-many-fragments.md", f335, sizeof f335 - 1},
    {"content/problems/too-many-not-normative.md", f336, sizeof f336 - 1},
    {"content/problems/too-many-questions.md", f337, sizeof f337 - 1},
    {"content/problems/unbalanced-hide.md", f338, sizeof f338 - 1},
    {"content/problems/unbuilt-mode.md", f339, sizeof f339 - 1},
    {"content/problems/unclosed-fence.md", f340, sizeof f340 - 1},
    {"content/problems/unclosed-front-matter.md", f341, sizeof f341 - 1},
    {"content/problems/undeclared-import.md", f342, sizeof f342 - 1},
    {"content/problems/undescribed-stand-in.md", f343, sizeof f343 - 1},
    {"content/problems/uneven-table.md", f344, sizeof f344 - 1},
    {"content/problems/unexpected-success.md", f345, sizeof f345 - 1},
    {"content/problems/unexpected-value.md", f346, sizeof f346 - 1},
    {"content/problems/unexplained-failure.md", f347, sizeof f347 - 1},
    {"content/problems/unfailable-test.md", f348, sizeof f348 - 1},
    {"content/problems/unformatted-snippet.md", f349, sizeof f349 - 1},
    {"content/problems/unknown-attribute.md", f350, sizeof f350 - 1},
    {"content/problems/unknown-excerpt.md", f351, sizeof f351 - 1},
    {"content/problems/unknown-glossary-target.md", f352, sizeof f352 - 1},
    {"content/problems/unknown-key.md", f353, sizeof f353 - 1},
    {"content/problems/unknown-layer.md", f354, sizeof f354 - 1},
    {"content/problems/unknown-link.md", f355, sizeof f355 - 1},
    {"content/problems/unknown-mode.md", f356, sizeof f356 - 1},
    {"content/problems/unknown-module.md", f357, sizeof f357 - 1},
    {"content/problems/unknown-source.md", f358, sizeof f358 - 1},
    {"content/problems/unknown-value.md", f359, sizeof f359 - 1},
    {"content/problems/unknown-variant.md", f360, sizeof f360 - 1},
    {"content/problems/unlabelled-swift.md", f361, sizeof f361 - 1},
    {"content/problems/unloaded-rulebook.md", f362, sizeof f362 - 1},
    {"content/problems/unnoticed-break.md", f363, sizeof f363 - 1},
    {"content/problems/unreadable-file.md", f364, sizeof f364 - 1},
    {"content/problems/unrun-test.md", f365, sizeof f365 - 1},
    {"content/problems/unsteady-test.md", f366, sizeof f366 - 1},
    {"content/problems/untested-code.md", f367, sizeof f367 - 1},
    {"content/problems/unwritable-document.md", f368, sizeof f368 - 1},
    {"content/problems/useless-fix.md", f369, sizeof f369 - 1},
    {"content/problems/wrong-error.md", f370, sizeof f370 - 1},
    {"content/problems/wrong-output.md", f371, sizeof f371 - 1},
    {"content/problems/wrong-run.md", f372, sizeof f372 - 1},
    {"content/problems/wrong-type.md", f373, sizeof f373 - 1},
    {"content/stand-ins/Package.swift", f374, sizeof f374 - 1},
    {"content/stand-ins/README.md", f375, sizeof f375 - 1},
    {"content/stand-ins/Sources/AppKit/Exports.swift", f376, sizeof f376 - 1},
    {"content/stand-ins/Sources/AppKit/NSApplication.swift", f377, sizeof f377 - 1},
    {"content/stand-ins/Sources/AppKit/NSWorkspace.swift", f378, sizeof f378 - 1},
    {"content/stand-ins/Sources/AsyncAlgorithms/AsyncBufferSequencePolicy.swift", f379, sizeof f379 - 1},
    {"content/stand-ins/Sources/AsyncAlgorithms/Broadcast.swift", f380, sizeof f380 - 1},
    {"content/stand-ins/Sources/AsyncAlgorithms/BroadcastState.swift", f381, sizeof f381 - 1},
    {"content/stand-ins/Sources/AsyncAlgorithms/SharedSequence.swift", f382, sizeof f382 - 1},
    {"content/stand-ins/Sources/CasePaths/AnyCasePath.swift", f383, sizeof f383 - 1},
    {"content/stand-ins/Sources/CasePaths/Case.swift", f384, sizeof f384 - 1},
    {"content/stand-ins/Sources/CasePaths/CaseKeyPath.swift", f385, sizeof f385 - 1},
    {"content/stand-ins/Sources/CasePaths/CasePathIterable.swift", f386, sizeof f386 - 1},
    {"content/stand-ins/Sources/CasePaths/CasePathable.swift", f387, sizeof f387 - 1},
    {"content/stand-ins/Sources/CasePaths/Optional+CasePathable.swift", f388, sizeof f388 - 1},
    {"content/stand-ins/Sources/CasePaths/Result+CasePathable.swift", f389, sizeof f389 - 1},
    {"content/stand-ins/Sources/Clocks/AnyClock.swift", f390, sizeof f390 - 1},
    {"content/stand-ins/Sources/Clocks/AsyncTimerSequence.swift", f391, sizeof f391 - 1},
    {"content/stand-ins/Sources/Clocks/ImmediateClock.swift", f392, sizeof f392 - 1},
    {"content/stand-ins/Sources/Clocks/TestClock.swift", f393, sizeof f393 - 1},
    {"content/stand-ins/Sources/Clocks/UnimplementedClock.swift", f394, sizeof f394 - 1},
    {"content/stand-ins/Sources/Combine/Foundation+Publisher.swift", f395, sizeof f395 - 1},
    {"content/stand-ins/Sources/Combine/ObservableObject.swift", f396, sizeof f396 - 1},
    {"content/stand-ins/Sources/Combine/Publisher.swift", f397, sizeof f397 - 1},
    {"content/stand-ins/Sources/Combine/Publishers.swift", f398, sizeof f398 - 1},
    {"content/stand-ins/Sources/Combine/Subject.swift", f399, sizeof f399 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Binding/BindingAction.swift", f400, sizeof f400 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Binding/BindingReducer.swift", f401, sizeof f401 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Binding/Store+Binding.swift", f402, sizeof f402 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Binding/StoreBindable.swift", f403, sizeof f403 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Combinators/DependencyOverrides.swift", f404, sizeof f404 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Combinators/ForEach.swift", f405, sizeof f405 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Combinators/IdentifiedAction.swift", f406, sizeof f406 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Combinators/IfCaseLet.swift", f407, sizeof f407 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Combinators/IfLet.swift", f408, sizeof f408 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Combinators/NavigationIDPath.swift", f409, sizeof f409 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Combinators/OnChange.swift", f410, sizeof f410 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Combinators/PrintChanges.swift", f411, sizeof f411 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Combinators/Scope+CasePath.swift", f412, sizeof f412 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Combinators/Scope.swift", f413, sizeof f413 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Combinators/SourcePlace.swift", f414, sizeof f414 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Effects/Cancellation.swift", f415, sizeof f415 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Effects/Effect+Deprecated.swift", f416, sizeof f416 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Effects/Effect.swift", f417, sizeof f417 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Effects/EffectRunner.swift", f418, sizeof f418 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Effects/Send.swift", f419, sizeof f419 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Effects/TaskBox.swift", f420, sizeof f420 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Exports.swift", f421, sizeof f421 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Observation/ObservableState.swift", f422, sizeof f422 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Observation/ObservationStateRegistrar.swift", f423, sizeof f423 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Observation/ViewAction.swift", f424, sizeof f424 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Presentation/DismissEffect.swift", f425, sizeof f425 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Presentation/IfLet+Presentation.swift", f426, sizeof f426 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Presentation/PresentationAction.swift", f427, sizeof f427 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Presentation/PresentationReducer.swift", f428, sizeof f428 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Presentation/PresentationState.swift", f429, sizeof f429 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Reducer/CaseReducer.swift", f430, sizeof f430 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Reducer/Macros.swift", f431, sizeof f431 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Reducer/Reducer.swift", f432, sizeof f432 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Reducer/ReducerBuilder.swift", f433, sizeof f433 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Stack/StackAction.swift", f434, sizeof f434 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Stack/StackElementID.swift", f435, sizeof f435 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Stack/StackReducer.swift", f436, sizeof f436 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Stack/StackState.swift", f437, sizeof f437 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Store/RootCore.swift", f438, sizeof f438 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Store/ScopedCore.swift", f439, sizeof f439 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Store/Store+Observation.swift", f440, sizeof f440 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Store/Store.swift", f441, sizeof f441 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Store/StoreTask.swift", f442, sizeof f442 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/SwiftUI/Alert+Store.swift", f443, sizeof f443 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/SwiftUI/Bindable+Scope.swift", f444, sizeof f444 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/SwiftUI/Binding+Case.swift", f445, sizeof f445 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/SwiftUI/NavigationStack+Store.swift", f446, sizeof f446 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/SwiftUI/Perception.swift", f447, sizeof f447 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/SwiftUI/ScopableState.swift", f448, sizeof f448 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/SwiftUI/Store+Scopes.swift", f449, sizeof f449 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Testing/Exhaustivity.swift", f450, sizeof f450 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Testing/StateDiff.swift", f451, sizeof f451 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Testing/TestRecord.swift", f452, sizeof f452 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Testing/TestStore+Expectation.swift", f453, sizeof f453 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Testing/TestStore+Finish.swift", f454, sizeof f454 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Testing/TestStore+Receive.swift", f455, sizeof f455 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Testing/TestStore+Send.swift", f456, sizeof f456 - 1},
    {"content/stand-ins/Sources/ComposableArchitecture/Testing/TestStore.swift", f457, sizeof f457 - 1},
    {"content/stand-ins/Sources/ComposableArchitectureMacros/Declarations.swift", f458, sizeof f458 - 1},
    {"content/stand-ins/Sources/ComposableArchitectureMacros/EnumReducer.swift", f459, sizeof f459 - 1},
    {"content/stand-ins/Sources/ComposableArchitectureMacros/MacroMessage.swift", f460, sizeof f460 - 1},
    {"content/stand-ins/Sources/ComposableArchitectureMacros/ObservableStateMacro.swift", f461, sizeof f461 - 1},
    {"content/stand-ins/Sources/ComposableArchitectureMacros/ObservationStateTrackedMacro.swift", f462, sizeof f462 - 1},
    {"content/stand-ins/Sources/ComposableArchitectureMacros/PresentsMacro.swift", f463, sizeof f463 - 1},
    {"content/stand-ins/Sources/ComposableArchitectureMacros/ReducerCase.swift", f464, sizeof f464 - 1},
    {"content/stand-ins/Sources/ComposableArchitectureMacros/ReducerMacro.swift", f465, sizeof f465 - 1},
    {"content/stand-ins/Sources/ComposableArchitectureMacros/ViewActionMacro.swift", f466, sizeof f466 - 1},
    {"content/stand-ins/Sources/ComposableArchitectureMacros/main.swift", f467, sizeof f467 - 1},
    {"content/stand-ins/Sources/ConcurrencyExtras/AsyncStream+Erasing.swift", f468, sizeof f468 - 1},
    {"content/stand-ins/Sources/ConcurrencyExtras/JobLedger.swift", f469, sizeof f469 - 1},
    {"content/stand-ins/Sources/ConcurrencyExtras/LockIsolated.swift", f470, sizeof f470 - 1},
    {"content/stand-ins/Sources/ConcurrencyExtras/MainSerialExecutor.swift", f471, sizeof f471 - 1},
    {"content/stand-ins/Sources/ConcurrencyExtras/Task+Helpers.swift", f472, sizeof f472 - 1},
    {"content/stand-ins/Sources/ConcurrencyExtras/UncheckedSendable.swift", f473, sizeof f473 - 1},
    {"content/stand-ins/Sources/Dependencies/DefaultValues.swift", f474, sizeof f474 - 1},
    {"content/stand-ins/Sources/Dependencies/Dependency.swift", f475, sizeof f475 - 1},
    {"content/stand-ins/Sources/Dependencies/DependencyContext.swift", f476, sizeof f476 - 1},
    {"content/stand-ins/Sources/Dependencies/DependencyKey.swift", f477, sizeof f477 - 1},
    {"content/stand-ins/Sources/Dependencies/DependencyObjects.swift", f478, sizeof f478 - 1},
    {"content/stand-ins/Sources/Dependencies/DependencyUse.swift", f479, sizeof f479 - 1},
    {"content/stand-ins/Sources/Dependencies/DependencyValues.swift", f480, sizeof f480 - 1},
    {"content/stand-ins/Sources/Dependencies/Exports.swift", f481, sizeof f481 - 1},
    {"content/stand-ins/Sources/Dependencies/Values/Clocks.swift", f482, sizeof f482 - 1},
    {"content/stand-ins/Sources/Dependencies/Values/DateGenerator.swift", f483, sizeof f483 - 1},
    {"content/stand-ins/Sources/Dependencies/Values/Localisation.swift", f484, sizeof f484 - 1},
    {"content/stand-ins/Sources/Dependencies/Values/OpenURLEffect.swift", f485, sizeof f485 - 1},
    {"content/stand-ins/Sources/Dependencies/Values/UUIDGenerator.swift", f486, sizeof f486 - 1},
    {"content/stand-ins/Sources/Dependencies/Values/WithRandomNumberGenerator.swift", f487, sizeof f487 - 1},
    {"content/stand-ins/Sources/Dependencies/WithDependencies.swift", f488, sizeof f488 - 1},
    {"content/stand-ins/Sources/Dependencies/WithEscapedDependencies.swift", f489, sizeof f489 - 1},
    {"content/stand-ins/Sources/DependenciesMacros/DependencyClient.swift", f490, sizeof f490 - 1},
    {"content/stand-ins/Sources/FoundationGaps/LocalizationValue.swift", f491, sizeof f491 - 1},
    {"content/stand-ins/Sources/FoundationGaps/LocalizedStringResource.swift", f492, sizeof f492 - 1},
    {"content/stand-ins/Sources/FoundationGaps/NSUserActivity.swift", f493, sizeof f493 - 1},
    {"content/stand-ins/Sources/FoundationGaps/URL.swift", f494, sizeof f494 - 1},
    {"content/stand-ins/Sources/FoundationGaps/UndoManager.swift", f495, sizeof f495 - 1},
    {"content/stand-ins/Sources/IdentifiedCollections/IdentifiedArray+Collection.swift", f496, sizeof f496 - 1},
    {"content/stand-ins/Sources/IdentifiedCollections/IdentifiedArray+Identifiable.swift", f497, sizeof f497 - 1},
    {"content/stand-ins/Sources/IdentifiedCollections/IdentifiedArray+Values.swift", f498, sizeof f498 - 1},
    {"content/stand-ins/Sources/IdentifiedCollections/IdentifiedArray.swift", f499, sizeof f499 - 1},
    {"content/stand-ins/Sources/IssueReporting/IssuePlace.swift", f500, sizeof f500 - 1},
    {"content/stand-ins/Sources/IssueReporting/ReportIssue.swift", f501, sizeof f501 - 1},
    {"content/stand-ins/Sources/IssueReporting/SwiftTesting.swift", f502, sizeof f502 - 1},
    {"content/stand-ins/Sources/IssueReporting/TestContext.swift", f503, sizeof f503 - 1},
    {"content/stand-ins/Sources/IssueReporting/TestLibrary.swift", f504, sizeof f504 - 1},
    {"content/stand-ins/Sources/IssueReporting/Unimplemented.swift", f505, sizeof f505 - 1},
    {"content/stand-ins/Sources/IssueReporting/WithExpectedIssue.swift", f506, sizeof f506 - 1},
    {"content/stand-ins/Sources/Sharing/Exports.swift", f507, sizeof f507 - 1},
    {"content/stand-ins/Sources/Sharing/Keys/AppStorageKey.swift", f508, sizeof f508 - 1},
    {"content/stand-ins/Sources/Sharing/Keys/AppStorageValue.swift", f509, sizeof f509 - 1},
    {"content/stand-ins/Sources/Sharing/Keys/DefaultKey.swift", f510, sizeof f510 - 1},
    {"content/stand-ins/Sources/Sharing/Keys/FileStorageKey.swift", f511, sizeof f511 - 1},
    {"content/stand-ins/Sources/Sharing/Keys/InMemoryKey.swift", f512, sizeof f512 - 1},
    {"content/stand-ins/Sources/Sharing/Keys/Shared+Keys.swift", f513, sizeof f513 - 1},
    {"content/stand-ins/Sources/Sharing/Keys/SharedKey.swift", f514, sizeof f514 - 1},
    {"content/stand-ins/Sources/Sharing/References/RootReference.swift", f515, sizeof f515 - 1},
    {"content/stand-ins/Sources/Sharing/References/SharedReference.swift", f516, sizeof f516 - 1},
    {"content/stand-ins/Sources/Sharing/References/SharedReferences.swift", f517, sizeof f517 - 1},
    {"content/stand-ins/Sources/Sharing/Shared+IdentifiedArray.swift", f518, sizeof f518 - 1},
    {"content/stand-ins/Sources/Sharing/Shared.swift", f519, sizeof f519 - 1},
    {"content/stand-ins/Sources/Sharing/SharedChangeTracker.swift", f520, sizeof f520 - 1},
    {"content/stand-ins/Sources/Sharing/SharedReader.swift", f521, sizeof f521 - 1},
    {"content/stand-ins/Sources/StandInMacros/EntryMacro.swift", f522, sizeof f522 - 1},
    {"content/stand-ins/Sources/StandInMacros/PreviewMacro.swift", f523, sizeof f523 - 1},
    {"content/stand-ins/Sources/StandInMacros/PreviewableMacro.swift", f524, sizeof f524 - 1},
    {"content/stand-ins/Sources/StandInMacros/StandInMessage.swift", f525, sizeof f525 - 1},
    {"content/stand-ins/Sources/StandInMacros/main.swift", f526, sizeof f526 - 1},
    {"content/stand-ins/Sources/SupportMacros/CasePathableMacro.swift", f527, sizeof f527 - 1},
    {"content/stand-ins/Sources/SupportMacros/ClientProperty.swift", f528, sizeof f528 - 1},
    {"content/stand-ins/Sources/SupportMacros/DependencyClientMacro.swift", f529, sizeof f529 - 1},
    {"content/stand-ins/Sources/SupportMacros/DependencyEndpointMacro.swift", f530, sizeof f530 - 1},
    {"content/stand-ins/Sources/SupportMacros/Endpoint.swift", f531, sizeof f531 - 1},
    {"content/stand-ins/Sources/SupportMacros/SupportMessage.swift", f532, sizeof f532 - 1},
    {"content/stand-ins/Sources/SupportMacros/main.swift", f533, sizeof f533 - 1},
    {"content/stand-ins/Sources/SwiftNavigation/AlertState.swift", f534, sizeof f534 - 1},
    {"content/stand-ins/Sources/SwiftNavigation/ButtonState.swift", f535, sizeof f535 - 1},
    {"content/stand-ins/Sources/SwiftNavigation/ButtonStateBuilder.swift", f536, sizeof f536 - 1},
    {"content/stand-ins/Sources/SwiftNavigation/ConfirmationDialogState.swift", f537, sizeof f537 - 1},
    {"content/stand-ins/Sources/SwiftNavigation/TextState.swift", f538, sizeof f538 - 1},
    {"content/stand-ins/Sources/SwiftUI/Animation/Animatable.swift", f539, sizeof f539 - 1},
    {"content/stand-ins/Sources/SwiftUI/Animation/Animation.swift", f540, sizeof f540 - 1},
    {"content/stand-ins/Sources/SwiftUI/Animation/Transition.swift", f541, sizeof f541 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/AsyncImage.swift", f542, sizeof f542 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Button.swift", f543, sizeof f543 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/ContentUnavailableView.swift", f544, sizeof f544 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/DatePicker.swift", f545, sizeof f545 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Gauge.swift", f546, sizeof f546 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Label.swift", f547, sizeof f547 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Link.swift", f548, sizeof f548 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Menu.swift", f549, sizeof f549 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Picker+Sources.swift", f550, sizeof f550 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Picker.swift", f551, sizeof f551 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/ProgressView.swift", f552, sizeof f552 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/SecureField.swift", f553, sizeof f553 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Slider.swift", f554, sizeof f554 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Stepper.swift", f555, sizeof f555 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/TextField+Value.swift", f556, sizeof f556 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/TextField.swift", f557, sizeof f557 - 1},
    {"content/stand-ins/Sources/SwiftUI/Controls/Toggle.swift", f558, sizeof f558 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/AppStorage.swift", f559, sizeof f559 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/Bindable.swift", f560, sizeof f560 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/Binding+Collection.swift", f561, sizeof f561 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/Binding.swift", f562, sizeof f562 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/ContainerKeys.swift", f563, sizeof f563 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/DynamicProperty.swift", f564, sizeof f564 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/EntryMacro.swift", f565, sizeof f565 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/Environment.swift", f566, sizeof f566 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/EnvironmentActions.swift", f567, sizeof f567 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/EnvironmentValues+System.swift", f568, sizeof f568 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/FocusState.swift", f569, sizeof f569 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/ObservedObjects.swift", f570, sizeof f570 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/SceneStorage.swift", f571, sizeof f571 - 1},
    {"content/stand-ins/Sources/SwiftUI/Data/State.swift", f572, sizeof f572 - 1},
    {"content/stand-ins/Sources/SwiftUI/Exports.swift", f573, sizeof f573 - 1},
    {"content/stand-ins/Sources/SwiftUI/Gestures/Gesture.swift", f574, sizeof f574 - 1},
    {"content/stand-ins/Sources/SwiftUI/Gestures/GestureState.swift", f575, sizeof f575 - 1},
    {"content/stand-ins/Sources/SwiftUI/Layout/CustomLayout.swift", f576, sizeof f576 - 1},
    {"content/stand-ins/Sources/SwiftUI/Layout/GeometryProxy.swift", f577, sizeof f577 - 1},
    {"content/stand-ins/Sources/SwiftUI/Layout/Grid.swift", f578, sizeof f578 - 1},
    {"content/stand-ins/Sources/SwiftUI/Layout/LayoutTypes.swift", f579, sizeof f579 - 1},
    {"content/stand-ins/Sources/SwiftUI/Layout/ScrollView.swift", f580, sizeof f580 - 1},
    {"content/stand-ins/Sources/SwiftUI/Layout/Spacer.swift", f581, sizeof f581 - 1},
    {"content/stand-ins/Sources/SwiftUI/Layout/Stacks.swift", f582, sizeof f582 - 1},
    {"content/stand-ins/Sources/SwiftUI/Layout/TimelineView.swift", f583, sizeof f583 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/DisclosureGroup.swift", f584, sizeof f584 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/DynamicViewContent.swift", f585, sizeof f585 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/EditActions.swift", f586, sizeof f586 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/EditingCollections.swift", f587, sizeof f587 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/ForEach.swift", f588, sizeof f588 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/Form.swift", f589, sizeof f589 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/LabeledContent.swift", f590, sizeof f590 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/List+Binding.swift", f591, sizeof f591 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/List+EditActions.swift", f592, sizeof f592 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/List.swift", f593, sizeof f593 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/OutlineGroup.swift", f594, sizeof f594 - 1},
    {"content/stand-ins/Sources/SwiftUI/Lists/Section.swift", f595, sizeof f595 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/Accessibility.swift", f596, sizeof f596 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/AccessibilityTypes.swift", f597, sizeof f597 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/Appearance.swift", f598, sizeof f598 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/Background.swift", f599, sizeof f599 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/EffectModifiers.swift", f600, sizeof f600 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/EnvironmentModifiers.swift", f601, sizeof f601 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/GestureModifiers.swift", f602, sizeof f602 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/KeyTypes.swift", f603, sizeof f603 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/Keys.swift", f604, sizeof f604 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/Layout.swift", f605, sizeof f605 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/Lifecycle.swift", f606, sizeof f606 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/ListModifiers.swift", f607, sizeof f607 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/ModifierTypes.swift", f608, sizeof f608 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/PresentationModifiers.swift", f609, sizeof f609 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/ScrollModifiers.swift", f610, sizeof f610 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/SizeModifiers.swift", f611, sizeof f611 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/StyleModifiers.swift", f612, sizeof f612 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/TextModifiers.swift", f613, sizeof f613 - 1},
    {"content/stand-ins/Sources/SwiftUI/Modifiers/TypeModifiers.swift", f614, sizeof f614 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/NavigationLink.swift", f615, sizeof f615 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/NavigationModifiers.swift", f616, sizeof f616 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/NavigationPath.swift", f617, sizeof f617 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/NavigationSplitView.swift", f618, sizeof f618 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/NavigationStack.swift", f619, sizeof f619 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/Tab+Value.swift", f620, sizeof f620 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/Tab.swift", f621, sizeof f621 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/TabContent.swift", f622, sizeof f622 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/TabModifiers.swift", f623, sizeof f623 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/TabView.swift", f624, sizeof f624 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/Toolbar.swift", f625, sizeof f625 - 1},
    {"content/stand-ins/Sources/SwiftUI/Navigation/ToolbarContentBuilder.swift", f626, sizeof f626 - 1},
    {"content/stand-ins/Sources/SwiftUI/Platform/DelegateAdaptors.swift", f627, sizeof f627 - 1},
    {"content/stand-ins/Sources/SwiftUI/Presentation/Alert.swift", f628, sizeof f628 - 1},
    {"content/stand-ins/Sources/SwiftUI/Presentation/AlertModifiers.swift", f629, sizeof f629 - 1},
    {"content/stand-ins/Sources/SwiftUI/Presentation/ConfirmationDialog.swift", f630, sizeof f630 - 1},
    {"content/stand-ins/Sources/SwiftUI/Presentation/Search.swift", f631, sizeof f631 - 1},
    {"content/stand-ins/Sources/SwiftUI/Presentation/Sheet.swift", f632, sizeof f632 - 1},
    {"content/stand-ins/Sources/SwiftUI/Presentation/ToolbarModifiers.swift", f633, sizeof f633 - 1},
    {"content/stand-ins/Sources/SwiftUI/Previews/Preview.swift", f634, sizeof f634 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/App.swift", f635, sizeof f635 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/Commands.swift", f636, sizeof f636 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/CommandsBuilder.swift", f637, sizeof f637 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/Scene.swift", f638, sizeof f638 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/SceneModifiers.swift", f639, sizeof f639 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/SceneTypes.swift", f640, sizeof f640 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/Window.swift", f641, sizeof f641 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/WindowGroup+Content.swift", f642, sizeof f642 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/WindowGroup+Value.swift", f643, sizeof f643 - 1},
    {"content/stand-ins/Sources/SwiftUI/Scenes/WindowGroup.swift", f644, sizeof f644 - 1},
    {"content/stand-ins/Sources/SwiftUI/Shapes/Color.swift", f645, sizeof f645 - 1},
    {"content/stand-ins/Sources/SwiftUI/Shapes/Gradient.swift", f646, sizeof f646 - 1},
    {"content/stand-ins/Sources/SwiftUI/Shapes/Path.swift", f647, sizeof f647 - 1},
    {"content/stand-ins/Sources/SwiftUI/Shapes/Shape.swift", f648, sizeof f648 - 1},
    {"content/stand-ins/Sources/SwiftUI/Shapes/ShapeStyle.swift", f649, sizeof f649 - 1},
    {"content/stand-ins/Sources/SwiftUI/Shapes/ShapeView.swift", f650, sizeof f650 - 1},
    {"content/stand-ins/Sources/SwiftUI/Shapes/Shapes.swift", f651, sizeof f651 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/ButtonStyle.swift", f652, sizeof f652 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/ButtonTypes.swift", f653, sizeof f653 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/DatePickerStyle.swift", f654, sizeof f654 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/DisclosureGroupStyle.swift", f655, sizeof f655 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/FormStyle.swift", f656, sizeof f656 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/GaugeStyle.swift", f657, sizeof f657 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/GroupBoxStyle.swift", f658, sizeof f658 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/LabelStyle.swift", f659, sizeof f659 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/LabeledContentStyle.swift", f660, sizeof f660 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/ListStyle.swift", f661, sizeof f661 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/MenuStyle.swift", f662, sizeof f662 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/NavigationSplitViewStyle.swift", f663, sizeof f663 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/PickerStyle.swift", f664, sizeof f664 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/PrimitiveButtonStyle.swift", f665, sizeof f665 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/ProgressViewStyle.swift", f666, sizeof f666 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/TabViewStyle.swift", f667, sizeof f667 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/TextEditorStyle.swift", f668, sizeof f668 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/TextFieldStyle.swift", f669, sizeof f669 - 1},
    {"content/stand-ins/Sources/SwiftUI/Styles/ToggleStyle.swift", f670, sizeof f670 - 1},
    {"content/stand-ins/Sources/SwiftUI/Text/Font.swift", f671, sizeof f671 - 1},
    {"content/stand-ins/Sources/SwiftUI/Text/Image.swift", f672, sizeof f672 - 1},
    {"content/stand-ins/Sources/SwiftUI/Text/LocalizedStringKey.swift", f673, sizeof f673 - 1},
    {"content/stand-ins/Sources/SwiftUI/Text/SymbolEffect.swift", f674, sizeof f674 - 1},
    {"content/stand-ins/Sources/SwiftUI/Text/Text+Styles.swift", f675, sizeof f675 - 1},
    {"content/stand-ins/Sources/SwiftUI/Text/Text.swift", f676, sizeof f676 - 1},
    {"content/stand-ins/Sources/SwiftUI/Text/TextTypes.swift", f677, sizeof f677 - 1},
    {"content/stand-ins/Sources/SwiftUI/Text/TimeDataSource.swift", f678, sizeof f678 - 1},
    {"content/stand-ins/Sources/SwiftUI/View/PreferenceKey.swift", f679, sizeof f679 - 1},
    {"content/stand-ins/Sources/SwiftUI/View/StructuralViews.swift", f680, sizeof f680 - 1},
    {"content/stand-ins/Sources/SwiftUI/View/View.swift", f681, sizeof f681 - 1},
    {"content/stand-ins/Sources/SwiftUI/View/ViewBuilder.swift", f682, sizeof f682 - 1},
    {"content/stand-ins/Sources/SwiftUI/View/ViewModifier.swift", f683, sizeof f683 - 1},
    {"content/stand-ins/Sources/UIKit/Exports.swift", f684, sizeof f684 - 1},
    {"content/stand-ins/Sources/UIKit/UIApplication.swift", f685, sizeof f685 - 1},
    {"content/stand-ins/Sources/UIKit/UIKeyboardType.swift", f686, sizeof f686 - 1},
    {"content/stand-ins/Sources/UIKit/UITextContentType.swift", f687, sizeof f687 - 1},
    {"content/stand-ins/Sources/UserNotifications/UNNotificationContent.swift", f688, sizeof f688 - 1},
    {"content/stand-ins/Sources/UserNotifications/UNNotificationRequest.swift", f689, sizeof f689 - 1},
    {"content/stand-ins/Sources/UserNotifications/UNUserNotificationCenter.swift", f690, sizeof f690 - 1},
    {"content/stand-ins/Sources/_Testing_AppKit/Overlay.swift", f691, sizeof f691 - 1},
    {"content/stand-ins/Sources/_Testing_UIKit/Overlay.swift", f692, sizeof f692 - 1},
    {"content/stand-ins/Sources/os/Logger.swift", f693, sizeof f693 - 1},
    {"content/stand-ins/Sources/os/OSAllocatedUnfairLock+Void.swift", f694, sizeof f694 - 1},
    {"content/stand-ins/Sources/os/OSAllocatedUnfairLock.swift", f695, sizeof f695 - 1},
    {"content/stand-ins/Sources/os/OSAllocatedUnfairLockFlags.swift", f696, sizeof f696 - 1},
    {"content/stand-ins/Sources/os/OSLogMessage.swift", f697, sizeof f697 - 1},
    {"content/stand-ins/Sources/os/UnfairLock.swift", f698, sizeof f698 - 1},
    {"content/stand-ins/availability.yml", f699, sizeof f699 - 1},
    {"content/stand-ins/stand-ins.yml", f700, sizeof f700 - 1},
    {"content/tca/app/app-entry.md", f701, sizeof f701 - 1},
    {"content/tca/checklists/verification-checklist.md", f702, sizeof f702 - 1},
    {"content/tca/compare/equivalences.md", f703, sizeof f703 - 1},
    {"content/tca/compare/opposite-stances.md", f704, sizeof f704 - 1},
    {"content/tca/composition/child-operators.md", f705, sizeof f705 - 1},
    {"content/tca/composition/delegate-actions.md", f706, sizeof f706 - 1},
    {"content/tca/composition/destination-enum.md", f707, sizeof f707 - 1},
    {"content/tca/composition/large-reducer.md", f708, sizeof f708 - 1},
    {"content/tca/composition/no-sibling-actions.md", f709, sizeof f709 - 1},
    {"content/tca/composition/scope-before-reduce.md", f710, sizeof f710 - 1},
    {"content/tca/conflicts/body-type.md", f711, sizeof f711 - 1},
    {"content/tca/conflicts/capture-state.md", f712, sizeof f712 - 1},
    {"content/tca/conflicts/child-order.md", f713, sizeof f713 - 1},
    {"content/tca/decisions/decide-communication.md", f714, sizeof f714 - 1},
    {"content/tca/decisions/decide-navigation.md", f715, sizeof f715 - 1},
    {"content/tca/decisions/decide-own-reducer.md", f716, sizeof f716 - 1},
    {"content/tca/dependencies/dependency-client.md", f717, sizeof f717 - 1},
    {"content/tca/dependencies/dependency-values.md", f718, sizeof f718 - 1},
    {"content/tca/dependencies/endpoint-default.md", f719, sizeof f719 - 1},
    {"content/tca/dependencies/interface-module.md", f720, sizeof f720 - 1},
    {"content/tca/dependencies/no-frozen-live-value.md", f721, sizeof f721 - 1},
    {"content/tca/dependencies/throwing-endpoint-default.md", f722, sizeof f722 - 1},
    {"content/tca/effects/cancel-id.md", f723, sizeof f723 - 1},
    {"content/tca/effects/cancel-in-flight.md", f724, sizeof f724 - 1},
    {"content/tca/effects/cancel-is-scoped.md", f725, sizeof f725 - 1},
    {"content/tca/effects/capture-only-values.md", f726, sizeof f726 - 1},
    {"content/tca/effects/clock-dependency.md", f727, sizeof f727 - 1},
    {"content/tca/effects/effect-errors.md", f728, sizeof f728 - 1},
    {"content/tca/effects/effect-run.md", f729, sizeof f729 - 1},
    {"content/tca/effects/effect.md", f730, sizeof f730 - 1},
    {"content/tca/effects/few-actions.md", f731, sizeof f731 - 1},
    {"content/tca/effects/long-effects-cancellable.md", f732, sizeof f732 - 1},
    {"content/tca/effects/no-actions-for-logic.md", f733, sizeof f733 - 1},
    {"content/tca/effects/no-concatenated-sends.md", f734, sizeof f734 - 1},
    {"content/tca/effects/no-heavy-work.md", f735, sizeof f735 - 1},
    {"content/tca/effects/send-only-for-delegates.md", f736, sizeof f736 - 1},
    {"content/tca/features/action-categories.md", f737, sizeof f737 - 1},
    {"content/tca/features/action-not-equatable.md", f738, sizeof f738 - 1},
    {"content/tca/features/actions-say-what-happened.md", f739, sizeof f739 - 1},
    {"content/tca/features/explicit-reduce-generics.md", f740, sizeof f740 - 1},
    {"content/tca/features/layers.md", f741, sizeof f741 - 1},
    {"content/tca/features/models.md", f742, sizeof f742 - 1},
    {"content/tca/features/nested-state-and-action.md", f743, sizeof f743 - 1},
    {"content/tca/features/observable-state.md", f744, sizeof f744 - 1},
    {"content/tca/features/reduce-or-body.md", f745, sizeof f745 - 1},
    {"content/tca/features/reducer-macro.md", f746, sizeof f746 - 1},
    {"content/tca/features/reducer-of-self.md", f747, sizeof f747 - 1},
    {"content/tca/features/state-is-equatable.md", f748, sizeof f748 - 1},
    {"content/tca/features/store.md", f749, sizeof f749 - 1},
    {"content/tca/features/what-is-tca.md", f750, sizeof f750 - 1},
    {"content/tca/glossary.yml", f751, sizeof f751 - 1},
    {"content/tca/gotchas.md", f752, sizeof f752 - 1},
    {"content/tca/guide.md", f753, sizeof f753 - 1},
    {"content/tca/library/editions.md", f754, sizeof f754 - 1},
    {"content/tca/library/no-reentrant-send.md", f755, sizeof f755 - 1},
    {"content/tca/library/removed-in-2.md", f756, sizeof f756 - 1},
    {"content/tca/migration/legacy-to-modern.md", f757, sizeof f757 - 1},
    {"content/tca/migration/migrate-effect-task.md", f758, sizeof f758 - 1},
    {"content/tca/migration/migrate-environment.md", f759, sizeof f759 - 1},
    {"content/tca/migration/migrate-for-each-store.md", f760, sizeof f760 - 1},
    {"content/tca/migration/migrate-if-let-store.md", f761, sizeof f761 - 1},
    {"content/tca/migration/migrate-leaf-first.md", f762, sizeof f762 - 1},
    {"content/tca/migration/migrate-navigation-stack-store.md", f763, sizeof f763 - 1},
    {"content/tca/migration/migrate-presentation-state.md", f764, sizeof f764 - 1},
    {"content/tca/migration/migrate-scheduler.md", f765, sizeof f765 - 1},
    {"content/tca/migration/migrate-switch-store.md", f766, sizeof f766 - 1},
    {"content/tca/migration/migrate-with-view-store.md", f767, sizeof f767 - 1},
    {"content/tca/navigation/alert-state.md", f768, sizeof f768 - 1},
    {"content/tca/navigation/destination-outside-list.md", f769, sizeof f769 - 1},
    {"content/tca/navigation/dismiss-effect.md", f770, sizeof f770 - 1},
    {"content/tca/navigation/dismiss-on-delegate.md", f771, sizeof f771 - 1},
    {"content/tca/navigation/no-link-in-child.md", f772, sizeof f772 - 1},
    {"content/tca/navigation/one-destination.md", f773, sizeof f773 - 1},
    {"content/tca/navigation/one-navigation-stack.md", f774, sizeof f774 - 1},
    {"content/tca/navigation/presentation.md", f775, sizeof f775 - 1},
    {"content/tca/navigation/scope-destination.md", f776, sizeof f776 - 1},
    {"content/tca/navigation/stack.md", f777, sizeof f777 - 1},
    {"content/tca/rulebook.yml", f778, sizeof f778 - 1},
    {"content/tca/state/derived-state.md", f779, sizeof f779 - 1},
    {"content/tca/state/identified-array.md", f780, sizeof f780 - 1},
    {"content/tca/state/scope-stored-property.md", f781, sizeof f781 - 1},
    {"content/tca/state/shared-conformances.md", f782, sizeof f782 - 1},
    {"content/tca/state/shared-with-lock.md", f783, sizeof f783 - 1},
    {"content/tca/state/view-local-state.md", f784, sizeof f784 - 1},
    {"content/tca/symptoms/action-on-nil-state.md", f785, sizeof f785 - 1},
    {"content/tca/symptoms/app-runs-in-tests.md", f786, sizeof f786 - 1},
    {"content/tca/symptoms/bindable-needs-ios-17.md", f787, sizeof f787 - 1},
    {"content/tca/symptoms/circular-reference.md", f788, sizeof f788 - 1},
    {"content/tca/symptoms/effect-still-running.md", f789, sizeof f789 - 1},
    {"content/tca/symptoms/failure-without-a-trace.md", f790, sizeof f790 - 1},
    {"content/tca/symptoms/navigation-dismiss-fights.md", f791, sizeof f791 - 1},
    {"content/tca/symptoms/no-action-received.md", f792, sizeof f792 - 1},
    {"content/tca/symptoms/no-implementation.md", f793, sizeof f793 - 1},
    {"content/tca/symptoms/self-is-not-sendable.md", f794, sizeof f794 - 1},
    {"content/tca/symptoms/sheet-stays-open.md", f795, sizeof f795 - 1},
    {"content/tca/symptoms/symptoms.md", f796, sizeof f796 - 1},
    {"content/tca/symptoms/type-check-time.md", f797, sizeof f797 - 1},
    {"content/tca/symptoms/view-does-not-update.md", f798, sizeof f798 - 1},
    {"content/tca/symptoms/wrapper-in-state.md", f799, sizeof f799 - 1},
    {"content/tca/testing/app-test-host.md", f800, sizeof f800 - 1},
    {"content/tca/testing/exhaustive-test.md", f801, sizeof f801 - 1},
    {"content/tca/testing/finish-effects.md", f802, sizeof f802 - 1},
    {"content/tca/testing/flow-test.md", f803, sizeof f803 - 1},
    {"content/tca/testing/no-static-link.md", f804, sizeof f804 - 1},
    {"content/tca/testing/one-test-store.md", f805, sizeof f805 - 1},
    {"content/tca/testing/receive-case-path.md", f806, sizeof f806 - 1},
    {"content/tca/testing/test-clock.md", f807, sizeof f807 - 1},
    {"content/tca/views/bindable-store.md", f808, sizeof f808 - 1},
    {"content/tca/views/legacy-store-views.md", f809, sizeof f809 - 1},
    {"content/tca/views/perception-tracking.md", f810, sizeof f810 - 1},
    {"content/tca/where-to-read.md", f811, sizeof f811 - 1},
    {"content/tca/workflows/build-a-feature.md", f812, sizeof f812 - 1},
    {"content/tca/workflows/decompose-god-reducer.md", f813, sizeof f813 - 1},
    {"content/tca/workflows/migrate-legacy.md", f814, sizeof f814 - 1},
    {"site/theme/appearance.js", f815, sizeof f815 - 1},
    {"site/theme/content.css", f816, sizeof f816 - 1},
    {"site/theme/icon.svg", f817, sizeof f817 - 1},
    {"site/theme/print.css", f818, sizeof f818 - 1},
    {"site/theme/search-ranking.js", f819, sizeof f819 - 1},
    {"site/theme/search.js", f820, sizeof f820 - 1},
    {"site/theme/site.css", f821, sizeof f821 - 1},
    {"site/theme/site.js", f822, sizeof f822 - 1},
    {0, 0, 0},
};
const size_t carried_count = 823;
