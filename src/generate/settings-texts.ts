import type { Setting } from '../platform/config/setting.js';
import { SETTING_GROUPS } from '../platform/config/settings.js';

const groups = Object.entries(SETTING_GROUPS).map(([title, settings]) => ({
  title,
  settings: Object.entries(settings) as [string, Setting<unknown>][],
}));

/** Every setting as Markdown, a table for each subject. */
export function settingsTable(): string {
  return groups
    .map(({ title, settings }) => {
      const rows = settings.map(([name, setting]) => {
        const cells = [`\`${name}\``, shownDefault(setting), setting.description];
        return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
      });
      return [`## ${title}`, '', '| setting | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
    })
    .join('\n\n');
}

function shownDefault({ default: value, defaultText }: Setting<unknown>): string {
  if (defaultText === undefined) return value === null || value === '' ? 'none' : `\`${String(value)}\``;
  return defaultText.includes(' ') || defaultText.includes('`') || defaultText === 'none'
    ? defaultText
    : `\`${defaultText}\``;
}

/** An environment file in which every setting appears, commented out with its default. */
export function exampleEnvironment(): string {
  const blocks = groups.flatMap(({ title, settings }) => [
    `### ${title} ###\n`,
    ...settings.map(([name, setting]) => {
      const { default: value, defaultText } = setting;
      const shown = defaultText?.replaceAll('`', '');
      const isValue = shown !== undefined && Array.isArray(value);
      const about = shown !== undefined && !isValue ? ` Default: ${shown}.` : '';
      const text = isValue ? shown : value === null || shown !== undefined ? '' : String(value);
      return `# ${setting.description}${about}\n#${name}=${text}\n`;
    }),
  ]);
  return `# Settings of Payproof. To change one, remove the # before it.\n\n${blocks.join('\n')}`;
}
