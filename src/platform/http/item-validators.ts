import { getMetadataStorage } from 'class-validator';

interface ItemValidator {
  name: string;
  passes(item: unknown): boolean;
}

/** The validators that judge each value of a list: class-validator does not say which of the values they refused. */
export function itemValidators(body: object | undefined, property: string): ItemValidator[] {
  if (body === undefined) return [];
  const storage = getMetadataStorage();
  return storage
    .getTargetValidationMetadatas(body.constructor, '', false, false)
    .filter(({ propertyName, each }) => propertyName === property && each)
    .flatMap(({ constraintCls, constraints }) =>
      storage.getTargetValidatorConstraints(constraintCls).map(({ name, instance }) => ({
        name,
        passes: (item: unknown) =>
          instance.validate(item, { value: item, constraints, targetName: '', object: body, property }) === true,
      })),
    );
}
