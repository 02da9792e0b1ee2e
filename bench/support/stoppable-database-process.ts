// A process that holds a PostgreSQL which can be stopped and started again behind one address: DATA_DIR. Prints its address; each
// line on stdin (`stop`, `start`) is answered by one line when it is done; the end of stdin stops it.
import { createInterface } from 'node:readline';
import { StoppableDatabase } from './stoppable-database.js';

const database = await StoppableDatabase.start(process.argv[2]!);
console.log(database.url);
for await (const line of createInterface(process.stdin)) {
  await (line === 'stop' ? database.stop() : database.start());
  console.log(line);
}
await database.close();
