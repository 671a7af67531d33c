import type { CompanyMember } from '@kasb/contract';
import { expect, it } from 'vitest';
import { canLeave, isOwner, memberName } from './membership.ts';

const member = (part: Partial<CompanyMember>): CompanyMember => ({
  id: 'm1',
  userId: 'u1',
  firstName: 'Азиз',
  lastName: 'Каримов',
  phone: '998901234567',
  role: 'owner',
  status: 'active',
  ...part,
});

it('knows the owner by person, role and status', () => {
  expect(isOwner([member({})], 'u1')).toBe(true);
  expect(isOwner([member({})], 'u2')).toBe(false);
  expect(isOwner([member({})], undefined)).toBe(false);
  expect(isOwner([member({ role: 'member' })], 'u1')).toBe(false);
  expect(isOwner([member({ status: 'pending' })], 'u1')).toBe(false);
});

it('lets everybody go but the last owner', () => {
  const other = member({ id: 'm2', userId: 'u2' });
  expect(canLeave([member({})], 'u1')).toBe(false);
  expect(canLeave([member({}), { ...other, role: 'member' }], 'u1')).toBe(false);
  expect(canLeave([member({}), { ...other, status: 'pending' }], 'u1')).toBe(false);
  expect(canLeave([member({}), { ...other, role: 'member' }], 'u2')).toBe(true);
  expect(canLeave([member({}), other], 'u1')).toBe(true);
  expect(canLeave([member({})], 'u3')).toBe(false);
  expect(canLeave([], undefined)).toBe(false);
});

it('names a person, and leaves an invitation nameless', () => {
  expect(memberName(member({}))).toBe('Азиз Каримов');
  expect(memberName(member({ lastName: undefined }))).toBe('Азиз');
  expect(memberName(member({ firstName: undefined, lastName: undefined }))).toBeUndefined();
});
