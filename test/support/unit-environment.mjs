import os from 'node:os';
import { LeanEnvironment } from './lean-environment.mjs';

// Pooled processes give way to whatever else the machine does, which in a run of tests is every other suite: on a busy machine
// a reader would wait for minutes.
os.setPriority = () => undefined;

/** Native addons make typed arrays of the process and know no others, so what is tested has to make these too. */
export default class UnitEnvironment extends LeanEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.Float32Array = Float32Array;
  }
}
