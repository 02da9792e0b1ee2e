import { CloseButton, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { COMMON } from '../parts/text';
import { useShortcuts } from '../shell/keyboard';
import { KEYS } from '../shell/text';
import { LISTS } from './text';
import { useAddress } from './use-address';

const TYPING_MS = 300;

/** What narrows a list down; all of it is in the address, so that a link shows the same. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <Group gap="xs" mb="sm" align="flex-end" role="search">
      {children}
    </Group>
  );
}

interface PickProps {
  name: string;
  label: string;
  options: Readonly<Record<string, string>>;
  /** What holds where nothing is chosen, where that is not any. */
  usual?: string;
}

/** One of several words, or any. */
export function Pick({ name, label, options, usual }: PickProps) {
  const [address, change] = useAddress();
  return (
    <NativeSelect
      size="xs"
      label={label}
      value={address[name] ?? ''}
      onChange={({ currentTarget: { value } }) => change({ [name]: value })}
      data={[
        { value: '', label: usual ?? LISTS.any },
        ...Object.entries(options).map(([value, word]) => ({ value, label: word })),
      ]}
    />
  );
}

interface TypedProps {
  name: string;
  label: string;
  placeholder?: string;
  /** Where `/` leads. */
  main?: boolean;
  type?: 'date';
}

/** A text that is taken over when typing pauses. */
export function Typed({ name, label, placeholder = '', main = false, type }: TypedProps) {
  const [address, change] = useAddress();
  const inAddress = address[name] ?? '';
  const [text, setText] = useState(inAddress);
  const [shown, setShown] = useState(inAddress);
  // The address changed by other means, for instance by going back.
  if (shown !== inAddress) {
    setShown(inAddress);
    setText(inAddress);
  }
  const input = useRef<HTMLInputElement>(null);
  const take = useDebouncedCallback((value: string) => change({ [name]: value.trim() }, { replace: true }), TYPING_MS);
  useShortcuts(
    main ? [{ keys: '/', label: KEYS.search, section: KEYS.everything, run: () => input.current?.focus() }] : [],
  );
  return (
    <TextInput
      ref={input}
      size="xs"
      label={label}
      placeholder={placeholder}
      type={type ?? 'text'}
      value={text}
      leftSection={main ? <IconSearch size={15} aria-hidden /> : undefined}
      rightSection={
        text === '' || type ? undefined : (
          <CloseButton size="xs" aria-label={COMMON.clear} onClick={() => change({ [name]: undefined })} />
        )
      }
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        take(value);
      }}
    />
  );
}
