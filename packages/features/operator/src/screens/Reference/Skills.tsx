import type { Skill } from '@kasb/contract';
import { isNamed } from '@kasb/domain/names';
import { listOf, useMessages } from '@kasb/kit';
import { Button, Card, Inline } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useSkills } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { ListSearch } from '../../parts/Listing/ListSearch.tsx';
import { MoreRows } from '../../parts/Rows/MoreRows.tsx';
import { Rows } from '../../parts/Rows/Rows.tsx';
import { Table } from '../../parts/Table/Table.tsx';
import { MergeSkill } from './MergeSkill.tsx';
import * as css from './Reference.css.ts';
import { SkillForm } from './SkillForm.tsx';

interface SkillsProps {
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
}

/** So many rows are drawn at first, and more by a press. */
const PAGE = 50;

/** Skills that vacancies name: admins add one, call it otherwise, and make two of them one. */
export function Skills({ search = '', onSearch }: SkillsProps) {
  const t = useMessages(platformMessages);
  const { operator } = useRoom();
  const state = useSkills();
  const [opened, setOpened] = useState<Skill | 'new'>();
  const [merged, setMerged] = useState<Skill>();
  const mayChange = operator.role === 'admin';
  const all = listOf(state, ({ items }) => items);
  const found = listOf(state, ({ items }) => items.filter(({ name = '' }) => isNamed(name, search)));
  return (
    <>
      <div className={css.tools}>
        <ListSearch key={search} label={t('skills.search')} value={search} onSearch={onSearch} />
        {mayChange && (
          <Button size="sm" icon={<Plus />} onPress={() => setOpened('new')}>
            {t('skills.add')}
          </Button>
        )}
      </div>
      <Rows state={found} empty={search === '' ? t('skills.empty') : t('noOptions')}>
        {(items) => (
          <SkillTable key={search} items={items} mayChange={mayChange} onEdit={setOpened} onMerge={setMerged} />
        )}
      </Rows>
      {opened && <SkillForm skill={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />}
      {merged && <MergeSkill skill={merged} skills={all.items ?? []} onClose={() => setMerged(undefined)} />}
    </>
  );
}

interface SkillTableProps {
  items: readonly Skill[];
  mayChange: boolean;
  onEdit: (skill: Skill) => void;
  onMerge: (skill: Skill) => void;
}

function SkillTable({ items, mayChange, onEdit, onMerge }: SkillTableProps) {
  const t = useMessages(platformMessages);
  const [count, setCount] = useState(PAGE);
  const shown = items.slice(0, count);
  const nameOf = ({ id, name = id }: Skill) => name;
  return (
    <Card padding="none">
      <Table
        label={t('reference.skills')}
        items={shown}
        keyOf={({ id }) => id}
        columns={[
          { label: t('skills.name'), renderCell: nameOf },
          {
            label: t('edit'),
            isActions: true,
            renderCell: (skill) =>
              mayChange && (
                <Inline gap={2}>
                  <Button size="sm" aria-label={t('editOf', { name: nameOf(skill) })} onPress={() => onEdit(skill)}>
                    {t('edit')}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t('skills.mergeOf', { name: nameOf(skill) })}
                    onPress={() => onMerge(skill)}
                  >
                    {t('skills.merge')}
                  </Button>
                </Inline>
              ),
          },
        ]}
      />
      <MoreRows
        items={shown}
        total={items.length}
        isLoadingMore={false}
        showMore={() => setCount((before) => before + PAGE)}
      />
    </Card>
  );
}
