import { setFlagsFromString } from 'node:v8';

/**
 * V8 up to 11 (Node 20) marks all that lives, 60 MB in a reading process, whenever some 10 MB have been added to it, pictures of pages counted:
 * one and a half times a document. Let grow to three times that, it does so a third as often.
 */
if (Number.parseInt(process.versions.v8, 10) < 12) setFlagsFromString('--heap-growing-percent=200');
