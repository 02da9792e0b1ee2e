"""The fonts to learn from, and those that are held back to see how hands are read that were never seen."""
import os

MATERIAL = os.environ['MATERIAL']
HELD_BACK = ('caveat', 'patrick-hand', 'kalam', 'homemade-apple', 'nothing-you-could-do', 'covered-by-your-grace', 'just-another-hand',
             'mynerve', 'sue-ellen-francisco', 'gaegu', 'rock-salt', 'edu-qld-beginner')


def paths(kind):
    folder = os.path.join(MATERIAL, kind)
    return [os.path.join(folder, file) for file in sorted(os.listdir(folder))]


def is_held_back(path):
    return os.path.basename(path).rsplit('-', 1)[0] in HELD_BACK


PRINT = paths('print')
TRAIN = [path for path in paths('hand') if not is_held_back(path)]
TEST = [path for path in paths('hand') if is_held_back(path)]
