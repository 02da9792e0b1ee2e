"""Takes the mean of weights from several trainings, which reads better than each. Arguments: the file to write, the weights."""
import sys

import torch

target, *sources = sys.argv[1:]
nets = [torch.load(source) for source in sources]
torch.save({name: sum(net[name] for net in nets) / len(nets) if value.is_floating_point() else value
            for name, value in nets[0].items()}, target)
