"""Random games of every combination of chronicles, far more than a run of the tests plays."""
