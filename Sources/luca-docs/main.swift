print("luca-docs")
