import { Checkbox, Fieldset, SimpleGrid, TextInput } from '@mantine/core';
import { oneIn } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { FormDialog } from '../../parts/form-dialog';
import { useEntity, useMain } from '../../session/entity';
import { notifyDone } from '../../shell/notify';
import { VERIFICATIONS } from './text';

interface CreateVerificationProps {
  /** What is known already, for example from an invoice. */
  given?: Partial<Record<'business_name' | 'business_abn' | 'account_name' | 'account_bsb' | 'account_number', string>>;
  onClose: () => void;
  onCreated: (id: string) => void;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Has a payee's account verified. */
export function CreateVerification({ given = {}, onClose, onCreated }: CreateVerificationProps) {
  const entity = useEntity();
  const main = useMain();
  return (
    <FormDialog
      title={VERIFICATIONS.create}
      action={VERIFICATIONS.send}
      size="lg"
      initial={{
        business_name: '',
        business_abn: '',
        business_phone: '',
        individual_name: '',
        individual_mobile: '',
        individual_email: '',
        account_name: '',
        account_bsb: '',
        account_number: '',
        additional: false,
        ...given,
      }}
      onClose={onClose}
      onSubmit={async ({ business_phone, individual_mobile, individual_email, ...values }) => {
        const { id } = await oneIn(
          main.POST('/verifications', {
            body: {
              ...values,
              business_phone: orNull(business_phone),
              individual_mobile: orNull(individual_mobile),
              individual_email: orNull(individual_email),
            },
          }),
        );
        notifyDone(VERIFICATIONS.created);
        await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'verifications') });
        onCreated(id);
      }}
    >
      {(form) => (
        <>
          <Fieldset legend={VERIFICATIONS.business}>
            <TextInput
              label={VERIFICATIONS.businessName}
              data-autofocus
              required
              {...form.getInputProps('business_name')}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs" mt="xs">
              <TextInput
                label={VERIFICATIONS.abn}
                inputMode="numeric"
                required
                {...form.getInputProps('business_abn')}
              />
              <TextInput label={VERIFICATIONS.phone} type="tel" {...form.getInputProps('business_phone')} />
            </SimpleGrid>
          </Fieldset>
          <Fieldset legend={VERIFICATIONS.accountHeading}>
            <TextInput label={VERIFICATIONS.accountName} required {...form.getInputProps('account_name')} />
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs" mt="xs">
              <TextInput
                label={VERIFICATIONS.bsb}
                inputMode="numeric"
                required
                {...form.getInputProps('account_bsb')}
              />
              <TextInput
                label={VERIFICATIONS.accountNumber}
                inputMode="numeric"
                required
                {...form.getInputProps('account_number')}
              />
            </SimpleGrid>
            <Checkbox
              mt="sm"
              label={VERIFICATIONS.additional}
              description={VERIFICATIONS.additionalHint}
              {...form.getInputProps('additional', { type: 'checkbox' })}
            />
          </Fieldset>
          <Fieldset legend={VERIFICATIONS.individual}>
            <TextInput
              label={VERIFICATIONS.individualName}
              description={VERIFICATIONS.individualHint}
              required
              {...form.getInputProps('individual_name')}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs" mt="xs">
              <TextInput label={VERIFICATIONS.mobile} type="tel" {...form.getInputProps('individual_mobile')} />
              <TextInput label={VERIFICATIONS.email} type="email" {...form.getInputProps('individual_email')} />
            </SimpleGrid>
          </Fieldset>
        </>
      )}
    </FormDialog>
  );
}
