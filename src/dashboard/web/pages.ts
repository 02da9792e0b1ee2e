import {
  IconAddressBook,
  IconBuildingStore,
  IconChartBar,
  IconFileInvoice,
  IconHistory,
  IconInbox,
  IconKey,
  IconListCheck,
  IconMail,
  IconShieldCheck,
  IconUserCheck,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Ability, Entity, Session } from './session/session';

/** Addresses of pages that name nothing but the entity. */
type PagePath = Exclude<Extract<LinkProps['to'], `/$entity/${string}`>, '/$entity/' | `/$entity/${string}$${string}`>;

/** A page that the navigation leads to. */
export interface PageEntry {
  /** Below the entity, as in `router.tsx`. */
  to: PagePath;
  label: string;
  /** With `g` before it, the keys that lead there. */
  letter: string;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  /** What one must be able to do to see it. */
  ability: Ability;
  /** Whether that is asked of the role at the entity or of the one in the organization. */
  of: 'entity' | 'organization';
  /** Under which heading it is. */
  section: 'Work' | 'Payees' | 'Mail' | 'Settings';
}

/** The table of contents of the dashboard, in the order of the navigation. */
export const PAGES: readonly PageEntry[] = [
  {
    to: '/$entity/overview',
    label: 'Overview',
    letter: 'o',
    icon: IconChartBar,
    ability: 'invoice:read',
    of: 'entity',
    section: 'Work',
  },
  {
    to: '/$entity/inbox',
    label: 'Inbox',
    letter: 'i',
    icon: IconInbox,
    ability: 'invoice:read',
    of: 'entity',
    section: 'Work',
  },
  {
    to: '/$entity/payment-files',
    label: 'Payment files',
    letter: 'f',
    icon: IconFileInvoice,
    ability: 'aba_check:read',
    of: 'entity',
    section: 'Work',
  },
  {
    to: '/$entity/verifications',
    label: 'Verifications',
    letter: 'v',
    icon: IconShieldCheck,
    ability: 'verification:read',
    of: 'entity',
    section: 'Payees',
  },
  {
    to: '/$entity/suppliers',
    label: 'Suppliers',
    letter: 's',
    icon: IconBuildingStore,
    ability: 'supplier:read',
    of: 'entity',
    section: 'Payees',
  },
  {
    to: '/$entity/emails',
    label: 'Inbound emails',
    letter: 'e',
    icon: IconMail,
    ability: 'inbound_email:read',
    of: 'entity',
    section: 'Mail',
  },
  {
    to: '/$entity/senders',
    label: 'Senders',
    letter: 'l',
    icon: IconAddressBook,
    ability: 'sender_list:read',
    of: 'entity',
    section: 'Mail',
  },
  {
    to: '/$entity/rules',
    label: 'Rules',
    letter: 'r',
    icon: IconListCheck,
    ability: 'rule:read',
    of: 'entity',
    section: 'Settings',
  },
  {
    to: '/$entity/policy',
    label: 'Approval policy',
    letter: 'p',
    icon: IconUserCheck,
    ability: 'invoice:read',
    of: 'entity',
    section: 'Settings',
  },
  {
    to: '/$entity/webhooks',
    label: 'Webhooks',
    letter: 'w',
    icon: IconWebhook,
    ability: 'webhook_subscription:read',
    of: 'entity',
    section: 'Settings',
  },
  {
    to: '/$entity/keys',
    label: 'Keys and entities',
    letter: 'k',
    icon: IconKey,
    ability: 'entity:read',
    of: 'organization',
    section: 'Settings',
  },
  {
    to: '/$entity/users',
    label: 'Users',
    letter: 'u',
    icon: IconUsers,
    ability: 'user:read',
    of: 'organization',
    section: 'Settings',
  },
  {
    to: '/$entity/audit',
    label: 'Audit trail',
    letter: 't',
    icon: IconHistory,
    ability: 'audit_event:read',
    of: 'entity',
    section: 'Settings',
  },
];

/** The pages that somebody may see, at an entity. */
export function pagesFor(session: Session, entity: Entity): readonly PageEntry[] {
  const abilities = { entity: entity.abilities, organization: session.organization?.abilities ?? [] };
  return PAGES.filter(({ ability, of }) => abilities[of].includes(ability));
}
