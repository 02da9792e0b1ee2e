import type { Element } from 'domhandler';

/** Attributes whose words programs show under the pointer, in place of a picture or as letters that they draw, or read out. */
const SHOWN = ['title', 'o:title', 'label', 'summary', 'alt', 'string'];
const SPOKEN = /^aria-(?:label|description|placeholder|roledescription|valuetext)$/;

/** What the attributes of an element say by themselves; the texts of pictures and fields stand where these do. */
export function saidByAttributes({ name, attribs }: Element): string[] {
  const inPlace = name === 'img' || name === 'input';
  return Object.entries(attribs)
    .filter(([key]) => (SHOWN.includes(key) && !(inPlace && key === 'alt')) || SPOKEN.test(key))
    .map(([, said]) => said)
    .filter((said) => said !== '');
}
