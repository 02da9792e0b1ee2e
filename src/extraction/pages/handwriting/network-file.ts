import { readFileSync } from 'node:fs';
import { Network } from './network.js';

let network: Network | null = null;

/** The trained network, loaded when it is first asked for. */
export function handwritingNetwork(): Network {
  network ??= Network.from(readFileSync(new URL('./handwriting.network', import.meta.url)));
  return network;
}
