import { languageLevels, mostInResume } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Button, IconButton, isEnterKey, Select, Text, TextField } from '@kasb/ui';
import { Plus, X } from 'lucide-react';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { skillsOf } from '../../model/resumeChanges.ts';
import { addPlace } from '../addPlace.css.ts';
import type { FieldsProps } from './fieldsProps.ts';
import * as css from './ResumeForm.css.ts';

/** Skills, a word or a few each: Enter adds one, and so does leaving the field. */
export function SkillsFields({ values, errors, onChange }: FieldsProps) {
  const t = useMessages(resumeMessages);
  const { skills, typedSkill } = values;
  const isFull = skills.length >= mostInResume.skills;
  const add = () => {
    if (typedSkill !== '') onChange({ skills: skillsOf(values), typedSkill: '' });
  };
  return (
    <div className={css.form}>
      <TextField
        label={t('field.skill')}
        hint={t('field.skillHint')}
        maxLength={100}
        isDisabled={isFull}
        value={typedSkill}
        errorMessage={errors.skills}
        onChange={(text) => onChange({ typedSkill: text })}
        onBlur={add}
        onKeyDown={(event) => {
          if (!isEnterKey(event)) return;
          event.preventDefault();
          add();
        }}
      />
      {skills.length > 0 && (
        <ul className={css.tags} aria-label={t('resume.skills')}>
          {skills.map((skill) => (
            <li key={skill} className={css.tag}>
              <span>{skill}</span>
              <IconButton
                size="sm"
                aria-label={t('entry.remove', { name: skill })}
                onPress={() => onChange({ skills: skills.filter((each) => each !== skill) })}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Languages, each with how well it is spoken. */
export function LanguagesFields({ values: { languages }, errors, onChange }: FieldsProps) {
  const t = useMessages(resumeMessages);
  const change = (index: number, part: Partial<(typeof languages)[number]>) =>
    onChange({ languages: languages.map((each, at) => (at === index ? { ...each, ...part } : each)) });
  return (
    <div className={css.entries}>
      {languages.map(({ name, level }, index) => (
        <div key={index} className={css.language}>
          <TextField
            label={t('language')}
            maxLength={60}
            value={name}
            errorMessage={errors[`languages.${index}.name`]}
            onChange={(value) => change(index, { name: value })}
          />
          <Select
            label={t('field.level')}
            options={languageLevels.map((value) => ({
              value,
              label: value === 'native' ? t('level.native') : value.toUpperCase(),
            }))}
            value={level}
            onChange={(value) => change(index, { level: value })}
          />
          <IconButton
            aria-label={t('entry.remove', { name })}
            onPress={() => onChange({ languages: languages.filter((_, at) => at !== index) })}
          >
            <X />
          </IconButton>
        </div>
      ))}
      {errors.languages && <Text tone="critical">{errors.languages}</Text>}
      {languages.length < mostInResume.languages && (
        <Button
          className={addPlace}
          variant="accent-quiet"
          icon={<Plus />}
          isFullWidth
          onPress={() => onChange({ languages: [...languages, { name: '', level: 'b1' }] })}
        >
          {t('languages.add')}
        </Button>
      )}
    </div>
  );
}
