import { Body, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import type { JsonSchema } from '../../platform/json-api/attributes.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { csvRows } from './csv-rows.js';
import { ImportDto } from './import.dto.js';
import { ImportService } from './import.service.js';
import type { ImportedRow } from './import.service.js';

const RESULT: JsonSchema = {
  type: 'object',
  required: ['data', 'meta'],
  properties: {
    data: {
      type: 'array',
      description: 'The result for each row, in order.',
      items: {
        type: 'object',
        required: ['row', 'verification_id', 'errors'],
        properties: {
          row: { type: 'integer', description: 'Number of the row, counting from 1.' },
          verification_id: {
            type: ['string', 'null'],
            format: 'uuid',
            description: 'The pending verification that was created; null if the row was refused.',
          },
          errors: {
            type: ['object', 'null'],
            description: 'What is wrong with the row, by field; null if nothing is.',
            additionalProperties: { type: 'array', items: { type: 'string' } },
          },
        },
      },
    },
    meta: {
      type: 'object',
      required: ['created', 'refused'],
      properties: { created: { type: 'integer' }, refused: { type: 'integer' } },
    },
  },
};

@MainController('verifications/import')
export class VerificationImportController {
  constructor(private readonly importing: ImportService) {}

  @Post()
  @Endpoint({
    ability: 'verification:write',
    records: 'by_events',
    summary: 'Create up to 1,000 verifications at once, from JSON or CSV, with a result for each',
    status: 201,
    body: ImportDto,
    table: { field: 'verifications', read: csvRows },
    answer: { kind: 'json', schema: RESULT },
  })
  async run(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Body() { verifications }: ImportDto,
  ): Promise<{ data: ImportedRow[]; meta: { created: number; refused: number } }> {
    refuseParameters(parametersOf(request.url));
    const data = await this.importing.run(caller, verifications);
    const created = data.filter(({ errors }) => errors === null).length;
    return { data, meta: { created, refused: data.length - created } };
  }
}
