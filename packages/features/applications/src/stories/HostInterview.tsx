import { useLinks } from '@kasb/kit';
import { Card, LinkButton } from '@kasb/ui';

export interface HostInterviewProps {
  applicationId: string;
  vacancyId: string;
}

/** A host's own block: the slot takes any, and a portal's package for interviews is not this one's to know. */
export function HostInterview({ applicationId, vacancyId }: HostInterviewProps) {
  const links = useLinks();
  return (
    <Card
      title="Ответы на интервью"
      action={
        <LinkButton size="sm" href={links.interviewSetup(vacancyId, applicationId)}>
          Настроить интервью
        </LinkButton>
      }
    >
      Этот кандидат ещё не прошёл интервью
    </Card>
  );
}
