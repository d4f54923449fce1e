// A room to pray in: somebody adds it, another who has been there makes it seen, and a guest finds it.
