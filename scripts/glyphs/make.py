"""Makes pictures to learn from and to measure on. Argument: the file to write (.npz)."""
import random
import sys

import numpy as np

from glyphs import ALPHABET, OTHER, is_held_back, paths, samples

INDEX = {character: index for index, character in enumerate(ALPHABET)}
rng = random.Random(1)
sets = {'train': ([], []), 'test': ([], [])}
names = []
for path in paths():
    held = is_held_back(path)
    pictures, labels = sets['test' if held else 'train']
    for character, picture in samples(path, 0 if held else 2, rng):
        pictures.append(picture)
        labels.append((INDEX.get(character, OTHER), ord(character), len(names)))
    names.append(path)
np.savez(sys.argv[1], names=np.array(names), **{f'{name}_{part}': np.array(values, np.uint8 if part == 'x' else np.int32)
                                                for name, (x, y) in sets.items() for part, values in (('x', x), ('y', y))})
for name, (x, _) in sets.items():
    print(name, len(x))
