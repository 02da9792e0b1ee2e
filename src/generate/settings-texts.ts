import type { Setting } from '../platform/config/setting.js';
import { SETTINGS } from '../platform/config/settings.js';

const settings = Object.entries(SETTINGS) as [string, Setting<unknown>][];

/** The table of every setting, as Markdown. */
export function settingsTable(): string {
  const rows = settings.map(([name, setting]) => {
    const cells = [`\`${name}\``, shownDefault(setting), setting.description];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return ['| setting | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

function shownDefault({ default: value, defaultText }: Setting<unknown>): string {
  if (defaultText === undefined) return value === null || value === '' ? 'none' : `\`${String(value)}\``;
  return defaultText.includes(' ') || defaultText.includes('`') || defaultText === 'none'
    ? defaultText
    : `\`${defaultText}\``;
}

/** An environment file in which every setting appears, commented out with its default. */
export function exampleEnvironment(): string {
  const blocks = settings.map(([name, setting]) => {
    const { default: value, defaultText } = setting;
    const shown = defaultText?.replaceAll('`', '');
    const isValue = shown !== undefined && Array.isArray(value);
    const about = shown !== undefined && !isValue ? ` Default: ${shown}.` : '';
    const text = isValue ? shown : value === null || shown !== undefined ? '' : String(value);
    return `# ${setting.description}${about}\n#${name}=${text}\n`;
  });
  return `# Settings of Payproof. To change one, remove the # before it.\n\n${blocks.join('\n')}`;
}
