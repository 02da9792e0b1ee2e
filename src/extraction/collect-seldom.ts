import { setFlagsFromString } from 'node:v8';

/**
 * V8 up to 11 (Node 20) marks all that lives, 60 MB in a reading process, whenever some 10 MB have been added to it, pictures of pages counted:
 * one and a half times a document. Let grow to three times that, it does so a third as often: scrutiny of 44 invoices took 20 % less processor
 * time with what was done beside, and the process held 653 MB instead of 620 after 188 readings. Later versions were not measured.
 */
if (Number.parseInt(process.versions.v8, 10) < 12) setFlagsFromString('--heap-growing-percent=200');
