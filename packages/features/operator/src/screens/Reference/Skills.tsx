import type { Skill } from '@kasb/contract';
import { listOf, useMessages } from '@kasb/kit';
import { Button, Card } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useSkills } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { ListSearch } from '../../parts/Listing/ListSearch.tsx';
import { MoreRows } from '../../parts/Rows/MoreRows.tsx';
import { Rows } from '../../parts/Rows/Rows.tsx';
import { Table } from '../../parts/Table/Table.tsx';
import { AddSkill } from './AddSkill.tsx';
import { MergeSkill } from './MergeSkill.tsx';
import * as css from './Reference.css.ts';

interface SkillsProps {
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
}

/** So many rows are drawn at first, and more by a press. */
const PAGE = 50;

/** Skills that vacancies name, and what makes two of them one. */
export function Skills({ search = '', onSearch }: SkillsProps) {
  const t = useMessages(platformMessages);
  const { operator } = useRoom();
  const state = useSkills();
  const [isAdding, setAdding] = useState(false);
  const [merged, setMerged] = useState<Skill>();
  const mayChange = operator.role === 'admin';
  const wanted = search.toLowerCase();
  const all = listOf(state, ({ items }) => items);
  const found = listOf(state, ({ items }) => items.filter(({ name = '' }) => name.toLowerCase().includes(wanted)));
  return (
    <>
      <div className={css.tools}>
        <ListSearch key={search} label={t('skills.search')} value={search} onSearch={onSearch} />
        {mayChange && (
          <Button size="sm" icon={<Plus />} onPress={() => setAdding(true)}>
            {t('skills.add')}
          </Button>
        )}
      </div>
      <Rows state={found} empty={search === '' ? t('skills.empty') : t('noOptions')}>
        {(items) => <SkillTable key={search} items={items} onMerge={mayChange ? setMerged : undefined} />}
      </Rows>
      {isAdding && <AddSkill onClose={() => setAdding(false)} />}
      {merged && <MergeSkill skill={merged} skills={all.items ?? []} onClose={() => setMerged(undefined)} />}
    </>
  );
}

interface SkillTableProps {
  items: readonly Skill[];
  onMerge: ((skill: Skill) => void) | undefined;
}

function SkillTable({ items, onMerge }: SkillTableProps) {
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
            label: t('skills.merge'),
            isActions: true,
            renderCell: (skill) =>
              onMerge && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('skills.mergeOf', { name: nameOf(skill) })}
                  onPress={() => onMerge(skill)}
                >
                  {t('skills.merge')}
                </Button>
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
