import { Stages } from './stages.js';

/** Reads the files of a share of a corpus and sends what it read of each to the process that started it. */
const [folder = '', mode = ''] = process.argv.slice(2);
const stages = new Stages(folder);
process.on('message', (path: string) => {
  void (mode === 'words' ? stages.readWords(path) : stages.readWhole(path)).then(
    (read) => process.send?.({ path, read }),
    (error: unknown) => process.send?.({ path, error: String(error) }),
  );
});
