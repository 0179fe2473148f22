"""A larger network that begins with the answers of a smaller one (Net2Net, Chen et al. 2016)."""

import torch

# New channels are read with weights this much smaller than usual: they change little, but learn.
FAINT = 0.02


def positions(step, known, widths, wide_widths):
    """Where each channel of a smaller step is among those of the larger."""
    if step.get("isDepthwise"):
        return known[step["from"][0]]
    if "spaceToDepth" not in step:
        return list(range(step["channels"]))
    source = step["spaceToDepth"]
    return [corner * wide_widths[source] + place for corner in range(4) for place in known[source]]


def widened(narrow, wide):
    """Copies `narrow` into `wide`; a block that is new begins by changing nothing."""
    narrow_steps = {step["name"]: step for step in narrow.steps}
    widths, wide_widths = narrow.widths, wide.widths
    known = {"picture": list(range(widths["picture"]))}
    with torch.no_grad():
        for step in wide.steps:
            name = step["name"]
            small = narrow_steps.get(name)
            if small is None:
                # A residual block after `keep`: its channels are those of what it keeps.
                known[name] = known[step["keep"]]
                wide.norms[name].weight.zero_()
                continue
            known[name] = positions(small, known, widths, wide_widths)
            if "spaceToDepth" in step:
                continue
            outputs = known[name]
            for index, source in enumerate(step["from"]):
                to = wide.convolutions[f"{name}-{index}"]
                of = narrow.convolutions[f"{name}-{index}"]
                if small.get("isDepthwise"):
                    to.weight[outputs] = of.weight
                    continue
                to.weight[outputs] *= FAINT
                inputs = known[source]
                to.weight[: len(outputs), inputs] = of.weight
                if to.bias is not None:
                    to.bias.copy_(of.bias)
            if name in wide.norms:
                for part in ("weight", "bias", "running_mean", "running_var"):
                    getattr(wide.norms[name], part)[outputs] = getattr(narrow.norms[name], part)
    return wide


def measured_again(network, pictures):
    """Means and spreads of the new channels."""
    for norm in network.norms.values():
        norm.momentum = None
        norm.reset_running_stats()
    network.train()
    with torch.no_grad():
        for picture in pictures:
            network(picture)
    for norm in network.norms.values():
        norm.momentum = 0.02
