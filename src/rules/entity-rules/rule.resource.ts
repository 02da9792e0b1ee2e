import { bool, computed, moment, text } from '../../platform/json-api/attributes.js';
import { toMany } from '../../platform/json-api/includes.js';
import { from, to, yesOrNo } from '../../platform/json-api/filters.js';
import { defineResource } from '../../platform/json-api/resource.js';
import type { Resource } from '../../platform/json-api/resource.js';
import { builtInRule } from '../built-in/built-in-rules.js';
import { EntityRule } from './entity-rule.entity.js';
import { RuleVersion } from './rule-version.entity.js';

const CONDITIONS = {
  type: 'object',
  description: 'Conditions in the JSON form of json-rules-engine; the check is true when they hold.',
};
const WHO = 'Who made the change; null for nobody.';

/** Versions are seen with their rule only. */
const ruleVersionResource: Resource = defineResource(RuleVersion, {
  type: 'rule-versions',
  title: 'Rule version',
  attributes: {
    version: computed(['version'], (row) => row.version, { type: 'integer' }),
    name: text('name'),
    description: computed(
      ['name', 'description'],
      (row) => row.description ?? builtInRule(row.name)?.description ?? '',
      {
        type: 'string',
      },
    ),
    conditions: computed(
      ['name', 'conditions'],
      (row) => row.conditions ?? builtInRule(row.name)?.conditions ?? {},
      CONDITIONS,
    ),
    enabled: bool('enabled'),
    changed_by: text('changedBy', { nullable: true, description: WHO }),
    created_at: moment('createdAt'),
  },
  fieldSets: { list: ['version', 'name', 'description', 'conditions', 'enabled', 'changed_by', 'created_at'] },
  filters: {},
  sorts: { version: 'version' },
  defaultSort: 'version',
});

export const ruleResource = defineResource(EntityRule, {
  type: 'rules',
  title: 'Rule',
  attributes: {
    name: text('name', { description: 'The `type` in `check_results`.' }),
    description: computed(
      ['name', 'description'],
      (row) => row.description ?? builtInRule(row.name)?.description ?? '',
      {
        type: 'string',
        description: 'What it means when the check is true, for people.',
      },
    ),
    conditions: computed(
      ['name', 'conditions'],
      (row) => row.conditions ?? builtInRule(row.name)?.conditions ?? {},
      CONDITIONS,
    ),
    enabled: bool('enabled', { description: 'Whether invoices are checked by it.' }),
    built_in: bool('builtIn', { description: 'Whether every entity has it from the start.' }),
    version: computed(['version'], (row) => row.version, {
      type: 'integer',
      description: 'Starts at 1 and grows with each change.',
    }),
    changed_by: text('changedBy', { nullable: true, description: WHO }),
    created_at: moment('createdAt'),
    updated_at: moment('updatedAt'),
  },
  fieldSets: {
    all: [
      'name',
      'description',
      'conditions',
      'enabled',
      'built_in',
      'version',
      'changed_by',
      'created_at',
      'updated_at',
    ],
  },
  filters: {
    created_from: from('createdAt'),
    created_to: to('createdAt'),
    enabled: yesOrNo('enabled'),
    built_in: yesOrNo('builtIn'),
  },
  sorts: { created_at: 'createdAt', updated_at: 'updatedAt', name: 'name' },
  includes: {
    versions: toMany('versions', {
      resource: () => ruleVersionResource,
      fieldSet: 'list',
      foreign: 'ruleId',
      orderBy: 'version',
    }),
  },
  defaultSort: '-created_at',
});
