/** Foods beyond the nine, as the checklist above them has the nine; what is typed is looked up first. */
import { MAX_LINE_LENGTH } from '@saffron/contract/limits';
import { type Settings, tidyChoices, withoutNone } from '@saffron/contract/preferences';
import { useState } from 'react';
import { lookUpFoods } from '../../person/look-up-foods.ts';
import { AddField } from '../../ui/AddField.tsx';
import { foodWords } from '../../words/foods.ts';
import styles from './Checklist.module.css';

type Chosen = Pick<Settings, 'foodAllergies' | 'dietaryRestrictions'> & {
  readonly otherFoods: string[];
};

interface OtherFoodsProps {
  readonly chosen: Chosen;
  readonly onChange: (change: Partial<Chosen>) => void;
}

export function OtherFoods({ chosen, onChange }: OtherFoodsProps) {
  const { foodAllergies, dietaryRestrictions, otherFoods } = chosen;
  // A box that is emptied stays to be filled again: a slip must not cost an allergy.
  const [seen, setSeen] = useState<readonly string[]>([]);
  const shown = [...new Set([...seen, ...otherFoods])];
  const flip = (food: string) => {
    setSeen(shown);
    const isOn = otherFoods.includes(food);
    onChange({
      otherFoods: isOn ? otherFoods.filter((one) => one !== food) : [...otherFoods, food],
    });
  };
  const add = async (typed: string) => {
    const here = {
      allergies: withoutNone(foodAllergies),
      diets: withoutNone(dietaryRestrictions),
      foods: otherFoods,
    };
    const found = await lookUpFoods(typed, here);
    const { allergies, diets, foods } = found;
    if (foods.length > 0) setSeen([...shown, ...foods]);
    if (allergies.length + diets.length + foods.length > 0) {
      onChange({
        foodAllergies: tidyChoices([...foodAllergies, ...allergies]),
        dietaryRestrictions: tidyChoices([...dietaryRestrictions, ...diets]),
        otherFoods: [...otherFoods, ...foods],
      });
    }
    return found;
  };
  return (
    <div>
      {shown.length > 0 ? (
        <fieldset className={styles.list}>
          <legend>{foodWords.others}</legend>
          {shown.map((food) => (
            <label key={food} className={styles.item}>
              <input
                type="checkbox"
                checked={otherFoods.includes(food)}
                onChange={() => flip(food)}
              />
              <span>{food}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <div className={styles.another}>
        <AddField
          label={foodWords.label}
          hint={foodWords.hint}
          add={foodWords.add}
          maxLength={MAX_LINE_LENGTH}
          onAdd={add}
        />
      </div>
    </div>
  );
}
