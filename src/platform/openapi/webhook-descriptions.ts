import type { Type } from '@nestjs/common';
import { SetMetadata } from '@nestjs/common';
import type { JsonSchema } from '../json-api/attributes.js';
import type { Resource } from '../json-api/resource.js';

/** A message that the service sends of its own accord, to addresses that others gave it. */
export interface WebhookDescription {
  /** As `webhooks` of the document names it. */
  name: string;
  summary: string;
  /** What it tells of, and how that is shown. */
  resource: Resource;
  fieldSet: string;
  headers: Readonly<Record<string, { description: string; schema: JsonSchema }>>;
  /** The body, around the schema of what it tells of. */
  body(shown: JsonSchema): JsonSchema;
  /** What answers mean to the service, by status or range (`2XX`). */
  answers: Readonly<Record<string, string>>;
}

const DESCRIPTIONS = Symbol('webhook descriptions');

/** Declares, at the controller where they can be looked up, what messages the service sends. */
export function DescribesWebhooks(messages: readonly WebhookDescription[]): ClassDecorator {
  return SetMetadata(DESCRIPTIONS, messages);
}

/** The messages that are declared at a controller. */
export function messagesOf(controller: Type): readonly WebhookDescription[] {
  return (Reflect.getMetadata(DESCRIPTIONS, controller) as readonly WebhookDescription[] | undefined) ?? [];
}
