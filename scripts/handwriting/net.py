"""The network: convolutions alone, two columns of the picture a step, read by connectionist temporal classification."""
import torch.nn as nn
import torch.nn.functional as F

from samples import ALPHABET

BLANK = len(ALPHABET)


def layer(inputs, outputs, kernel, padding):
    return nn.Sequential(nn.Conv2d(inputs, outputs, kernel, padding=padding, bias=False), nn.BatchNorm2d(outputs), nn.ReLU())


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.c1, self.c2 = layer(1, 16, 3, 1), layer(16, 32, 3, 1)
        self.c3, self.c4 = layer(32, 48, 3, 1), layer(48, 64, 3, 1)
        self.c5, self.c6, self.c7 = layer(64, 96, (2, 3), (0, 1)), layer(96, 96, (1, 5), (0, 2)), layer(96, 96, (1, 5), (0, 2))
        self.out = nn.Conv2d(96, BLANK + 1, 1)
        self.drop = nn.Dropout2d(0.1)

    def forward(self, lines):
        """Lines (count, 1, 32, width) to logits (count, characters and blank, width / 2)."""
        x = F.max_pool2d(self.c1(lines), 2)
        for convolution in (self.c2, self.c3, self.c4):
            x = F.max_pool2d(convolution(x), (2, 1))
        return self.out(self.c7(self.drop(self.c6(self.c5(x)))))[:, :, 0]
