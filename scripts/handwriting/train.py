"""Trains the network. Arguments: the folder of lines, the file for the weights, minutes, and weights to start from where there are any.

Lines that are made meanwhile (make.py) are taken up as they come. Every minute it says how many of the numbers in hands that were
held back are read whole.
"""
import glob
import os
import pickle
import random
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

from fonts import TEST
from net import BLANK, Net
from samples import ALPHABET, HEIGHT, sample

folder, weights, minutes = sys.argv[1], sys.argv[2], float(sys.argv[3])
RATE = 2e-3
INDEX = {character: index for index, character in enumerate(ALPHABET)}


def batch(lines):
    width = (max(line.shape[1] for line, _ in lines) + 7) // 8 * 8
    x = torch.zeros(len(lines), 1, HEIGHT, width)
    for at, (line, _) in enumerate(lines):
        x[at, 0, :, :line.shape[1]] = torch.from_numpy(line.astype(np.float32) / 255)
    y = torch.tensor([INDEX[character] for _, text in lines for character in text])
    return x, y, torch.tensor([line.shape[1] // 2 for line, _ in lines]), torch.tensor([len(text) for _, text in lines])


def spelled(logits, steps):
    text, last = '', BLANK
    for kind in logits.argmax(0)[:steps].tolist():
        if kind not in (last, BLANK):
            text += ALPHABET[kind]
        last = kind
    return text


def digits(text):
    return ''.join(filter(str.isdigit, text))


def whole_numbers_right(net, lines):
    net.eval()
    right = 0
    with torch.no_grad():
        for at in range(0, len(lines), 50):
            part = lines[at:at + 50]
            x, _, steps, _ = batch(part)
            for logits, count, (_, text) in zip(net(x), steps, part):
                right += digits(spelled(logits, count)) == digits(text)
    net.train()
    return right / len(lines)


random.seed(1)
np.random.seed(1)
test = []
while len(test) < 400:
    line = sample(TEST, held=True, people=0)
    if set(line[1]) <= set('0123456789- '):
        test.append(line)

net = Net()
if len(sys.argv) > 4:
    net.load_state_dict(torch.load(sys.argv[4]))
optimiser = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=1e-3)
start = said = time.time()
used, step, share = {}, 0, 0.0
while share < 1:
    files = glob.glob(os.path.join(folder, '*.pkl'))
    if not files:
        time.sleep(1)
        continue
    path = min(files, key=lambda file: (used.get(file, 0), random.random()))
    used[path] = used.get(path, 0) + 1
    with open(path, 'rb') as file:
        lines = sorted(pickle.load(file), key=lambda line: line[0].shape[1] + random.random() * 40)
    groups = [lines[at:at + 32] for at in range(0, len(lines), 32)]
    random.shuffle(groups)
    for group in groups:
        share = (time.time() - start) / 60 / minutes
        rate = RATE * min(1, (step + 1) / 200) * (1 if share < 0.4 else max(0.02, (1 - share) / 0.6))
        for parameters in optimiser.param_groups:
            parameters['lr'] = rate
        x, y, steps, lengths = batch(group)
        spelling = net(x).log_softmax(1).permute(2, 0, 1)
        loss = F.ctc_loss(spelling, y, steps, lengths, blank=BLANK, zero_infinity=True)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimiser.step()
        step += 1
    if time.time() - said > 60 or share >= 1:
        said = time.time()
        print(f'{(said - start) / 60:.0f} min, {step * 32} lines: {100 * whole_numbers_right(net, test):.1f} % of numbers', flush=True)
        torch.save(net.state_dict(), weights)
