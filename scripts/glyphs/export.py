"""Writes the trained network as the reader loads it. Arguments: the weights, the file to write.

Normalisation is folded into the weights, which become signed bytes with a scale for each output of a layer.
"""
import json
import struct
import sys

import numpy as np
import torch

from glyphs import ALPHABET, SIDE
from net import Net

net = Net()
net.load_state_dict(torch.load(sys.argv[1]))
net.eval()
layers, data = [], []


def add(convolution, norm, pool):
    kernel = convolution.weight.detach().numpy()
    bias = np.zeros(len(kernel), np.float32) if convolution.bias is None else convolution.bias.detach().numpy()
    if norm is not None:
        gain = (norm.weight / torch.sqrt(norm.running_var + norm.eps)).detach().numpy()
        bias = (bias - norm.running_mean.numpy()) * gain + norm.bias.detach().numpy()
        kernel = kernel * gain[:, None, None, None]
    scale = np.abs(kernel).reshape(len(kernel), -1).max(1) / 127
    rounded = np.clip(np.round(kernel / scale[:, None, None, None]), -127, 127).astype(np.int8)
    layers.append({'inputs': kernel.shape[1], 'outputs': kernel.shape[0], 'kernel': kernel.shape[2:], 'padding': convolution.padding,
                   'rectify': norm is not None, 'pool': pool})
    data.extend([scale.astype('<f4').tobytes(), bias.astype('<f4').tobytes(), rounded.tobytes()])


for block, pool in ((net.c1, [2, 2]), (net.c2, [2, 2]), (net.c3, [1, 1])):
    add(block[0], block[1], pool)
add(net.out, None, [1, 1])
head = json.dumps({'height': SIDE, 'alphabet': ALPHABET, 'layers': layers}, separators=(',', ':')).encode()
with open(sys.argv[2], 'wb') as file:
    file.write(struct.pack('<I', len(head)) + head + b''.join(data))
