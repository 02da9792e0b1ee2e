import { TestEnvironment } from 'jest-environment-node';

/** Native addons make typed arrays of the process and know no others, so what is tested has to make these too. */
export default class UnitEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.Float32Array = Float32Array;
  }
}
