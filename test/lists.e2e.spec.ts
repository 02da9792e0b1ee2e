import { listExports } from './lists/exports.js';
import { views } from './lists/views.js';
import { TestService } from './support/service.js';

let service: TestService;
beforeAll(async () => {
  service = await TestService.start({ ROLES: 'http', SECOND_FACTOR: 'nobody' });
});
afterAll(() => service.remove());

views(() => service);
listExports(() => service);
