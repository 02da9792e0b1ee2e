import { createTheme, rem } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';

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
  primaryShade: 7,
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
    // What the library puts there to be focused first is nothing that a menu may have.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: { defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.45, blur: 2 } } },
    Button: { defaultProps: { radius: 'md' } },
    Table: { defaultProps: { verticalSpacing: 'xs' } },
  },
});

/** Soft text that can still be read (WCAG 2.2, 1.4.3): Mantine's own is too light on white. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#55606b',
    '--mantine-color-placeholder': '#6b7580',
    '--mantine-color-text': '#1b2126',
  },
  dark: {
    '--mantine-color-dimmed': '#a3afb9',
    '--mantine-color-placeholder': '#98a4ae',
    '--mantine-color-body': '#1b2024',
    '--mantine-color-text': '#e3e8eb',
    '--mantine-color-default': '#232a2f',
    '--mantine-color-default-hover': '#2a3238',
    '--mantine-color-default-border': '#3a434a',
  },
});
