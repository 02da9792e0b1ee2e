import { ActionIcon, Menu, Text, useMantineColorScheme } from '@mantine/core';
import type { MantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconLogout, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { signOut } from '../session/session';
import type { Session } from '../session/session';
import { notifyProblem } from './notify';
import { SHELL } from './text';

const SCHEMES: readonly { value: MantineColorScheme; label: string; icon: typeof IconSun }[] = [
  { value: 'light', label: SHELL.light, icon: IconSun },
  { value: 'dark', label: SHELL.dark, icon: IconMoon },
  { value: 'auto', label: SHELL.auto, icon: IconDeviceDesktop },
];

/** Who one is, what is one's own, light or dark, and the way out. */
export function PersonMenu({ session: { user } }: { session: Session }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    try {
      await signOut();
      await navigate({ to: '/sign-in' });
    } catch (error) {
      notifyProblem(error);
    }
  };
  return (
    <Menu position="bottom-end" width={230} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={SHELL.menu}>
          <IconUserCircle size={22} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)" className="foreign">
            {user?.name}
          </Text>
          <Text size="xs" className="foreign">
            {user?.email}
          </Text>
        </Menu.Label>
        <Menu.Item
          leftSection={<IconUserCircle size={16} aria-hidden />}
          onClick={() => void navigate({ to: '/account' })}
        >
          {SHELL.account}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{SHELL.appearance}</Menu.Label>
        {SCHEMES.map(({ value, label, icon: Icon }) => (
          <Menu.Item
            key={value}
            role="menuitemradio"
            aria-checked={colorScheme === value}
            leftSection={<Icon size={16} aria-hidden />}
            rightSection={colorScheme === value ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() => setColorScheme(value)}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void leave()}>
          {SHELL.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
