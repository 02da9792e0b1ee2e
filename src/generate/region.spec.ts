import { withRegion } from './region.js';

describe('withRegion', () => {
  it('changes only what is between the marks', () => {
    const text = 'Before.\n<!-- table -->\nold\n<!-- /table -->\nAfter.\n';
    const changed = withRegion(text, 'table', 'new\n');
    expect(changed).toBe('Before.\n<!-- table -->\n\nnew\n\n<!-- /table -->\nAfter.\n');
    expect(withRegion(changed, 'table', 'new')).toBe(changed);
  });

  it('refuses a text without the marks', () =>
    expect(() => withRegion('<!-- /table --><!-- table -->', 'table', '')).toThrow('<!-- table -->'));
});
