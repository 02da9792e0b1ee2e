/** Nest's token of the address of the service's database, whoever started it and with no pooler in between: for what needs a connection of its own. */
export const DATABASE_ADDRESS = Symbol('database address');
