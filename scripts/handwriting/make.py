"""Makes lines to learn from. Arguments: the folder, how many files, lines a file, and the first number of them."""
import os
import pickle
import random
import sys

import numpy as np

from fonts import PRINT, TRAIN
from samples import sample

folder, files, lines, first = sys.argv[1], *map(int, sys.argv[2:])
os.makedirs(folder, exist_ok=True)
for number in range(first, first + files):
    random.seed(number)
    np.random.seed(number)
    path = os.path.join(folder, f'{number:04d}')
    with open(path + '.part', 'wb') as file:
        pickle.dump([sample(TRAIN, prints=PRINT) for _ in range(lines)], file)
    os.rename(path + '.part', path + '.pkl')
