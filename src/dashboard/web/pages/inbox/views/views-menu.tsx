import { Button, Group, Menu, Modal, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Foreign } from '../../../parts/foreign';
import { ProblemAlert } from '../../../parts/problem-alert';
import { COMMON } from '../../../parts/text';
import { useAttempt } from '../../../parts/use-attempt';
import { useAbility, useEntity } from '../../../session/entity';
import { notifyDone, notifyProblem } from '../../../shell/notify';
import { COLUMN_LIST, useColumns } from '../columns';
import type { InboxSearch } from '../search';
import { viewSearch } from './view-search';
import { removeView, saveView, useViews } from './views';
import type { View } from './views';
import { VIEWS } from './views-text';

interface ViewsMenuProps {
  search: InboxSearch;
  self: string | null;
  /** Shows the list of another address. */
  show: (search: InboxSearch) => void;
}

/** Lists that somebody wants to see again: one's own, and those that others share. */
export function ViewsMenu({ search, self, show }: ViewsMenuProps) {
  const entity = useEntity();
  const views = useViews(entity.id);
  const { choose } = useColumns();
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const own = views.filter(({ attributes }) => attributes.user_id === self);
  const shared = views.filter(({ attributes }) => attributes.user_id !== self);
  const open = ({ attributes: { filters, sort, columns } }: View): void => {
    const known = COLUMN_LIST.map(({ name }) => name);
    if (columns !== null) choose(known.filter((name) => columns.includes(name)));
    show(viewSearch({ filters, sort }, self));
  };
  const items = (some: readonly View[]) =>
    some.map((view) => (
      <Menu.Item key={view.id} leftSection={<IconBookmark size={15} aria-hidden />} onClick={() => open(view)}>
        <Foreign>{view.attributes.name}</Foreign>
      </Menu.Item>
    ));
  return (
    <>
      <Menu position="bottom-start" width={260}>
        <Menu.Target>
          <Button size="xs" variant="default" leftSection={<IconBookmark size={15} aria-hidden />}>
            {VIEWS.button}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{views.length === 0 ? VIEWS.none : VIEWS.own}</Menu.Label>
          {items(own)}
          {shared.length > 0 ? <Menu.Label>{VIEWS.shared}</Menu.Label> : null}
          {items(shared)}
          <Menu.Divider />
          <Menu.Item leftSection={<IconBookmarkPlus size={15} aria-hidden />} onClick={() => setDialog('save')}>
            {VIEWS.save}
          </Menu.Item>
          {own.length > 0 ? (
            <Menu.Item leftSection={<IconSettings size={15} aria-hidden />} onClick={() => setDialog('manage')}>
              {VIEWS.manage}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'save' ? (
        <SaveDialog search={search} self={self} views={views} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'manage' ? <ManageDialog views={own} onClose={() => setDialog(null)} /> : null}
    </>
  );
}

interface SaveDialogProps {
  search: InboxSearch;
  self: string | null;
  views: readonly View[];
  onClose: () => void;
}

function SaveDialog({ search, self, views, onClose }: SaveDialogProps) {
  const entity = useEntity();
  const mayShare = useAbility('invoice:review');
  const { columns } = useColumns();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const { busy, problem, start } = useAttempt();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void start(async () => {
      const view = { name: name.trim(), shared, search, columns: columns.map((column) => column.name) };
      await saveView(entity.id, view, self, views);
      notifyDone(VIEWS.saved(name.trim()));
      onClose();
    });
  };
  return (
    <Modal opened onClose={onClose} title={VIEWS.saveTitle} closeButtonProps={{ 'aria-label': COMMON.close }}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <ProblemAlert problem={problem} />
          <TextInput
            label={VIEWS.name}
            description={VIEWS.nameHint}
            required
            withAsterisk={false}
            maxLength={255}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {mayShare ? (
            <Switch label={VIEWS.share} checked={shared} onChange={(event) => setShared(event.currentTarget.checked)} />
          ) : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {COMMON.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {COMMON.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function ManageDialog({ views, onClose }: { views: readonly View[]; onClose: () => void }) {
  const entity = useEntity();
  const remove = async ({ id, attributes: { name } }: View): Promise<void> => {
    try {
      await removeView(entity.id, id);
      notifyDone(VIEWS.removed(name));
    } catch (error) {
      notifyProblem(error);
    }
  };
  return (
    <Modal opened onClose={onClose} title={VIEWS.manageTitle} closeButtonProps={{ 'aria-label': COMMON.close }}>
      <Stack gap="xs">
        {views.length === 0 ? <Text size="sm">{VIEWS.none}</Text> : null}
        {views.map((view) => (
          <Group key={view.id} justify="space-between" wrap="nowrap">
            <Text size="sm">
              <Foreign>{view.attributes.name}</Foreign>
              {view.attributes.shared ? <span className="soft"> · {VIEWS.sharedMark}</span> : null}
            </Text>
            <Button
              size="xs"
              variant="subtle"
              color="red"
              aria-label={VIEWS.removeLabel(view.attributes.name)}
              onClick={() => void remove(view)}
            >
              {VIEWS.remove}
            </Button>
          </Group>
        ))}
      </Stack>
    </Modal>
  );
}
