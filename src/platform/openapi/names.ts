/** `Inbound email`, `aba-check-entries` or `webhook_event` as `InboundEmail`, `AbaCheckEntries`, `WebhookEvent`. */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');
}

/** `InboundEmailsController.list` as `inboundEmailsList`: stable, and unique because class and method are. */
export function operationIdOf(handler: string): string {
  const [controller = '', method = ''] = handler.split('.');
  const subject = controller.replace(/Controller$/, '');
  return `${subject[0]?.toLowerCase()}${subject.slice(1)}${pascalCase(method)}`;
}
