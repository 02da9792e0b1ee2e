import { readWeights } from '../../weights.js';
import { Network } from './network.js';

let network: Network | null = null;

/** The trained network, loaded when it is first asked for. */
export function handwritingNetwork(): Network {
  network ??= Network.from(readWeights('pages/handwriting/handwriting.network'));
  return network;
}
