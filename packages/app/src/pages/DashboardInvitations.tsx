export { Invitations } from '@kasb/companies';
