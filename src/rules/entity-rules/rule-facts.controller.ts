import { Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import type { JsonSchema } from '../../platform/json-api/attributes.js';
import { objectSchema } from '../../platform/json-api/object-schema.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { OPERATORS } from '../engine/operators.js';
import { FACTS } from '../facts/catalogue.js';
import type { Fact, FactType } from '../facts/fact.js';

const TYPES: readonly FactType[] = ['boolean', 'number', 'text', 'list'];
const TEXT: JsonSchema = { type: 'string' };

const SCHEMA = objectSchema({
  data: objectSchema({
    facts: {
      type: 'array',
      items: objectSchema({ name: TEXT, type: { type: 'string', enum: [...TYPES] }, description: TEXT }),
    },
    operators: {
      type: 'array',
      items: objectSchema({
        name: TEXT,
        facts: {
          type: 'array',
          items: { type: 'string', enum: [...TYPES] },
          description: 'Types of facts it can be used with.',
        },
        many: { type: 'boolean', description: 'Whether its value is a list.' },
        description: TEXT,
      }),
    },
  }),
});

interface Vocabulary {
  facts: { name: string; type: FactType; description: string }[];
  operators: { name: string; facts: readonly FactType[]; many: boolean; description: string }[];
}

const VOCABULARY: Vocabulary = {
  facts: Object.entries<Fact>(FACTS).map(([name, { type, description }]) => ({ name, type, description })),
  operators: Object.entries(OPERATORS).map(([name, { facts, value, description }]) => ({
    name,
    facts,
    many: value === 'many',
    description,
  })),
};

@MainController('rule-facts')
export class RuleFactsController {
  @Get()
  @Endpoint({
    ability: 'rule:read',
    summary: 'List the facts that rules can use, and how they can be compared',
    answer: { kind: 'json', schema: SCHEMA },
  })
  list(@Req() request: FastifyRequest): { data: Vocabulary } {
    refuseParameters(parametersOf(request.url));
    return { data: VOCABULARY };
  }
}
