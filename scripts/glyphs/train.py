"""Trains the network. Arguments: the pictures (.npz), the file for the weights, passes over the pictures.

After each pass it says how fonts that were held back are judged: characters read right, digits taken for others, letters taken for digits.
"""
import sys

import numpy as np
import torch

import torch.nn.functional as F

from glyphs import ALPHABET, OTHER, SIDE
from net import Net

pictures, weights, passes = sys.argv[1], sys.argv[2], int(sys.argv[3])
data = np.load(pictures)
train_x, train_y = torch.from_numpy(data['train_x']), torch.from_numpy(data['train_y'][:, 0]).long()
test_x, test_y = torch.from_numpy(data['test_x']), torch.from_numpy(data['test_y'][:, 0]).long()
torch.manual_seed(1)
torch.set_num_threads(1)
# Digits matter most and the many other characters least.
weight = torch.ones(OTHER + 1)
weight[:10] = 4
weight[OTHER] = 0.3
net = Net().to(memory_format=torch.channels_last)
BATCH = 512
steps = passes * (len(train_x) // BATCH)
optimiser = torch.optim.AdamW(net.parameters(), lr=4e-3, weight_decay=1e-3)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=steps + 1)


def measure():
    net.eval()
    with torch.no_grad():
        p = torch.cat([F.softmax(net(test_x[at:at + 4096].float()[:, None] / 255), 1) for at in range(0, len(test_x), 4096)])
    net.train()
    kind = p.argmax(1)
    digits = test_y < 10
    wrong_digit = (kind[digits] != test_y[digits]) & (kind[digits] < 10)
    return 'all %.4f digits %.4f as another digit %.5f' % ((kind == test_y).float().mean(), (kind[digits] == test_y[digits]).float().mean(),
                                                            wrong_digit.float().mean())


for turn in range(passes):
    order = torch.randperm(len(train_x))
    total = 0.0
    for at in range(0, len(order) - BATCH + 1, BATCH):
        index = order[at:at + BATCH]
        x = train_x[index].float()[:, None] / 255
        x = (x + 0.05 * torch.randn_like(x)).clamp(0, 1).contiguous(memory_format=torch.channels_last)
        loss = F.cross_entropy(net(x), train_y[index], weight, label_smoothing=0.02)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        total += loss.item()
    torch.save(net.state_dict(), weights)
    print(turn + 1, 'loss %.4f' % (total / (len(order) // BATCH)), measure(), flush=True)
