import type { AuditEvent } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { operatorMessages } from '../../messages/index.ts';
import { roleOf } from '../../model/sections.ts';

/** Says what acted, where that is more than a name: an operator's role, the command line, a provider of payments. */
export function useActorKind(): (event: AuditEvent) => string | undefined {
  const t = useMessages(operatorMessages);
  return ({ actor_kind: kind, role: name }) => {
    if (kind === 'cli' || kind === 'provider') return t(`audit.${kind}`);
    const role = roleOf(name);
    return role && t(`role.${role}`);
  };
}
