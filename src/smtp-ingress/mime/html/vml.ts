import type { Element } from 'domhandler';

/** The elements of VML that show something of their own accord. */
const SHOWN =
  /^[\w.-]+:(?=(?:shape|shapetype|rect|roundrect|oval|line|polyline|curve|arc|image|imagedata|fill|textbox|textpath)$)/;

/** The name of an element of VML with the prefix that it usually has: a text may give it any. */
export const withUsualPrefix = (name: string): string => name.replace(SHOWN, 'v:');

/** What Word and Outlook give the frames of pictures and of texts. */
const FRAMES = ['m@4@5l@4@11@9@11@9@5xe', 'm,l,21600r21600,l21600,xe'];

/** Whether a shape of VML has an outline of its own, which may draw anything. */
export const hasOwnPath = ({ name, attribs }: Element): boolean =>
  name.startsWith('v:shape') && attribs.path !== undefined && !FRAMES.includes(attribs.path.replace(/\s/g, ''));
