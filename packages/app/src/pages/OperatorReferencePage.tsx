import { Reference, referenceParts, roomPath } from '@kasb/operator';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { OperatorFrame } from './OperatorFrame.tsx';

/** `/operator/reference/:part`: the list is in the path, what of it is looked at in the query. */
export function Component() {
  const navigate = useNavigate();
  const params = useParams();
  const [query] = useSearchParams();
  const part = referenceParts.find((known) => known === params.part) ?? 'skills';
  const language = query.get('language') === 'uz' ? 'uz' : undefined;
  const view = { search: query.get('search') ?? undefined, area: query.get('area') ?? undefined, language } as const;
  return (
    <OperatorFrame section="reference">
      <Reference
        part={part}
        view={view}
        onViewChange={(next, { search, area, language: spoken }) =>
          void navigate(roomPath('reference', next, { search, area, language: spoken }))
        }
      />
    </OperatorFrame>
  );
}
