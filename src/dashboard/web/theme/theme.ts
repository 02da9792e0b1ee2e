import { createTheme, rem } from '@mantine/core';
import type { MantineColorsTuple } from '@mantine/core';

/** Petrol: the colour of what one can press. Outcomes have colours of their own (theme/outcomes.css). */
const petrol: MantineColorsTuple = [
  '#eaf6f6',
  '#d4eaea',
  '#a6d5d4',
  '#74bfbe',
  '#4cadab',
  '#33a19f',
  '#20918f',
  '#0f7472',
  '#0b6361',
  '#024f4e',
];

const SYSTEM_FONT =
  'Inter, -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif';

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.38,
  colors: { petrol },
  fontFamily: SYSTEM_FONT,
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  headings: { fontFamily: SYSTEM_FONT, fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  fontSizes: { xs: rem(12), sm: rem(13.5), md: rem(15), lg: rem(17), xl: rem(20) },
  components: {
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300, events: { hover: true, focus: true, touch: false } } },
    Modal: { defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.45, blur: 2 } } },
    Button: { defaultProps: { radius: 'md' } },
    Table: { defaultProps: { verticalSpacing: 'xs' } },
  },
});
