-- A place of Uzbekistan is read in the language of the page, whichever it was chosen in; another stays as it was written.
CREATE FUNCTION place_in(place text, language text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce((
    SELECT CASE language WHEN 'uz' THEN name_uz ELSE name END
    FROM (SELECT name, name_uz FROM cities UNION ALL SELECT name, name_uz FROM regions) known
    WHERE place IN (name, name_uz) LIMIT 1
  ), place)
$$;
