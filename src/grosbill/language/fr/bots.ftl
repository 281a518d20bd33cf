bot-random = Aucune raison : tous les coups permis se valent.
