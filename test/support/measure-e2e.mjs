import { TestEnvironment as Base } from 'jest-environment-node';
import { measured } from '/tmp/tm/env-common.mjs';
export default measured(Base);
