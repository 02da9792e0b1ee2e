import Base from './unit-environment.mjs';
import { measured } from '/tmp/tm/env-common.mjs';
export default measured(Base);
