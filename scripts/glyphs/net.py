"""The network: two layers of convolutions, and two that see the whole square."""
import torch.nn as nn
import torch.nn.functional as F

from glyphs import OTHER


def layer(inputs, outputs, kernel, padding):
    return nn.Sequential(nn.Conv2d(inputs, outputs, kernel, padding=padding, bias=False), nn.BatchNorm2d(outputs), nn.ReLU())


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.c1, self.c2, self.c3 = layer(1, 8, 3, 1), layer(8, 24, 3, 1), layer(24, 64, 4, 0)
        self.out = nn.Conv2d(64, OTHER + 1, 1)
        self.drop = nn.Dropout(0.1)

    def forward(self, pictures):
        """Pictures (count, 1, 16, 16) to logits (count, characters and other)."""
        x = F.max_pool2d(self.c1(pictures), 2)
        x = F.max_pool2d(self.c2(x), 2)
        return self.out(self.drop(self.c3(x)))[:, :, 0, 0]
